import { shortHashes } from "../../../../build/gatsby-internals/shortHashes";

const output = () => ({ filename: "[name]-[contenthash].js", chunkFilename: "[name]-[contenthash].js" });
const shared = () => ({ name: (): string => "973489e148a5a0efdf77866a7d4581959302da11" });
const configWith = (given: object, group: object = shared()) => ({
  plugins: [],
  module: { rules: [] },
  output: given,
  optimization: { splitChunks: { cacheGroups: { shared: group } } },
});

it("shortens the hashes in names of scripts that browsers load", () => {
  const shortened = output();
  shortHashes.adjust(configWith(shortened), "build-javascript");
  expect(shortened).toEqual({ ...output(), hashDigestLength: 12 });
});

it("shortens the names of shared chunks", () => {
  const group = shared();
  shortHashes.adjust(configWith(output(), group), "build-javascript");
  expect(group.name()).toBe("973489e1");
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

it("stops the build when shared chunks have one name", () => {
  const config = configWith(output(), { name: "shared" });
  expect(() => shortHashes.adjust(config, "build-javascript")).toThrow("gatsby-internals/shortHashes.ts");
});
