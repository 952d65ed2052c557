import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectShape, type Seam, seamsIn } from "../../../../build/gatsby-internals/seams";

const folder = "build/gatsby-internals";

it("are all on unless something else is said, and none with off", () => {
  expect(seamsIn(undefined).size).toBeGreaterThan(0);
  expect(seamsIn("")).toEqual(seamsIn(undefined));
  expect(seamsIn("off").size).toBe(0);
});

it("can be chosen by name", () => {
  expect([...seamsIn("navigation, bundleHash")]).toEqual(["navigation", "bundleHash"]);
  expect(() => seamsIn("navigation,nothing")).toThrow(
    "there is no nothing. Write off, or some of bundleHash,",
  );
});

it("stop a build with a sentence when Gatsby has another shape", () => {
  const seam: Seam = { name: "bundleHash", reason: "", worth: "", checkedWith: "gatsby 5.16.1" };
  expect(() => expectShape(true, seam, "A bundle has a hash.")).not.toThrow();
  expect(() => expectShape(false, seam, "A bundle has a hash.")).toThrow(
    /^A bundle has a hash\. This isn't so \(it was with gatsby 5\.16\.1\)\..*bundleHash\.ts/,
  );
});

it("have a file each, with a reason, a worth, a check, and the version that is installed", () => {
  const installed = (name: string): string =>
    JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8")).version;
  const versions = ["gatsby", "gatsby-plugin-mdx"].map((name) => `${name} ${installed(name)}`);
  for (const name of [...seamsIn(undefined)].filter((seam) => seam !== "v8Flags")) {
    const source = readFileSync(join(folder, `${name}.ts`), "utf8");
    const field = (key: string) => new RegExp(`^  ${key}:\\s+"(.+)",$`, "m").exec(source)?.[1];
    expect([name, field("reason"), field("worth")]).toEqual([name, expect.any(String), expect.any(String)]);
    expect(versions).toContain(field("checkedWith"));
    expect(source).toMatch(/\bexpect(Shape|InGatsby)\(/);
  }
});
