import { scalarOf, valuesAt } from "../../../../shared/upgrade/value";
import { projectOf } from "../../../support/upgradeProject";

async function config(text: string, path = "config/server.ts") {
  const { configs } = await projectOf({ path, text });
  return (at: string) =>
    configs.flatMap(({ value }) => valuesAt(value, at).map((one) => scalarOf(one.value)));
}

it.each([
  ["an object", "module.exports = { url: 'a' };"],
  ["a function", "module.exports = ({ env }) => ({ url: env('URL', 'a') });"],
  ["a function with statements", "module.exports = function (x) { const url = 'a'; return { url }; };"],
  ["a constant with a type", "const c: Config = { url: `a` }; export default c;"],
  ["an assertion", "export default (({ env }) => ({ url: 'a' })) satisfies Config;"],
  ["a spread constant", "const base = { url: 'a' }; export default { ...base };"],
])("reads %s", async (_, text) => {
  expect((await config(text))("url")).toEqual(["a"]);
});

it("doesn't guess what only running the code would tell", async () => {
  const at = await config(
    "export default { url: process.env.URL, port: read(), [name]: 1, list: [1, 'b'] };",
  );
  expect([at("url"), at("port"), at("name"), at("list.1")]).toEqual([[undefined], [undefined], [], ["b"]]);
});

it("never runs what it reads, and isn't misled by names that every object has", async () => {
  const at = await config(
    "globalThis.ran = true; module.exports = { constructor: 1, __proto__: { url: 'a' } };",
  );
  expect(globalThis).not.toHaveProperty("ran");
  expect([at("constructor"), at("toString"), at("url")]).toEqual([[1], [], []]);
});

it("reads a constant that refers to itself", async () => {
  expect((await config("const a = b; const b = a; module.exports = { url: a };"))("url")).toEqual([
    undefined,
  ]);
});

it("says where a file is wrong, and reads the others", async () => {
  const { problems, package: file } = await projectOf(
    { path: "config/server.js", text: "module.exports = {\n  proxy: ,\n};" },
    { path: "package.json", text: '{ "dependencies": {} } extra' },
    { path: "notes.txt", text: "a" },
    { path: "", text: "proxy: true" },
    { path: "src/api/a/content-types/a/schema.json", text: "1" },
  );
  expect(file).toBeUndefined();
  expect(problems.map(({ path, line, column }) => [path, line, column])).toEqual([
    ["config/server.js", 2, 10],
    ["package.json", 1, 24],
    ["notes.txt", undefined, undefined],
    ["The pasted text", undefined, undefined],
    ["src/api/a/content-types/a/schema.json", undefined, undefined],
  ]);
  expect(problems[0]?.message).toMatch(/^Unexpected token\. Correct the file/);
  expect(problems[3]?.message).toMatch(/Enter its path/);
});

it.each([
  ["package.json", '{ "dependencies": { "@strapi/strapi": "5.0.0" } }'],
  [".env", "# a\nHOST=0.0.0.0"],
  ["src/api/pasted/content-types/pasted/schema.json", '{ "attributes": {} }'],
])("sees that a pasted text is %s", async (path, text) => {
  expect((await projectOf({ path: "", text })).files).toEqual([path]);
});

it("finds the project in a folder that was dropped", async () => {
  const { files } = await projectOf(
    { path: "work/app/package.json", text: "{}" },
    { path: "work/app/config/server.js", text: "module.exports = {};" },
    { path: "work/app/src/plugins/a/package.json", text: "{}" },
  );
  expect(files).toEqual(["package.json", "config/server.js"]);
});
