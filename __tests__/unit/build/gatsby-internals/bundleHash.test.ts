import { hashByFiles } from "../../../../build/gatsby-internals/bundleHash";

function hashOf(...names: string[]): string | undefined {
  const bundle = { assets: Object.fromEntries(names.map((name) => [name, {}])), hash: "webpack's" };
  hashByFiles(bundle);
  return bundle.hash;
}

it("is the same for the same files, in whatever order", () => {
  expect(hashOf("app-1.js", "app.2.css")).toMatch(/^[\da-f]{20}$/);
  expect(hashOf("app-1.js", "app.2.css")).toBe(hashOf("app.2.css", "app-1.js"));
});

it("is another one when a file is another, more or gone", () => {
  const all = [hashOf("app-1.js"), hashOf("app-2.js"), hashOf("app-1.js", "app.2.css"), hashOf()];
  expect(new Set(all).size).toBe(4);
});

it("stops a build whose bundle has no hash to replace", () => {
  expect(() => hashByFiles({ assets: {} })).toThrow("gatsby-internals/bundleHash.ts");
});
