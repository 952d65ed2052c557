import { shortHashes } from "../../../../build/gatsby-internals/shortHashes";

const output = () => ({ filename: "[name]-[contenthash].js", chunkFilename: "[name]-[contenthash].js" });
const configWith = (given: object) => ({ plugins: [], module: { rules: [] }, output: given });

it("shortens the hashes in names of scripts that browsers load", () => {
  const shortened = output();
  shortHashes.adjust(configWith(shortened), "build-javascript");
  expect(shortened).toEqual({ ...output(), hashDigestLength: 16 });
});

it("leaves the other stages alone", () => {
  const same = output();
  shortHashes.adjust(configWith(same), "build-html");
  expect(same).toEqual(output());
});

it("stops the build when names have no hash", () => {
  const config = configWith({ ...output(), filename: "[name].js" });
  expect(() => shortHashes.adjust(config, "build-javascript")).toThrow("gatsby-internals/shortHashes.ts");
});
