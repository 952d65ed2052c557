import {
  isRequiredByStrapi,
  javascriptOf,
  javascriptTitle,
} from "../../../../../../plugins/docs-content/compile/javascript/javascriptOf";

const bundled = (code: string) => javascriptOf(code, false)?.code;
const required = (code: string) => javascriptOf(code, true)?.code;

it("removes types and the lines that hold nothing else", () => {
  const code = [
    'import type { Core } from "@strapi/strapi";',
    "",
    "interface Options {",
    "  minutes: number;",
    "}",
    "",
    "const limit = (options: Options, { strapi }: { strapi: Core.Strapi }): number => {",
    "",
    "  return (options as Options).minutes;",
    "};",
  ].join("\n");
  expect(bundled(code)).toBe("const limit = (options, { strapi }) => {\n\n  return (options).minutes;\n};");
});

it.each([
  ["const a = b as C;", "const a = b;"],
  ["f({ a: 1 } as never);", "f({ a: 1 });"],
  ['import { a, type B } from "c";\na();', 'import { a } from "c";\na();'],
  ["f(a as B, c);", "f(a, c);"],
  ["const a: string = 'two  spaces ;';", "const a = 'two  spaces ;';"],
  ["const a = <div>{b as C}</div>;", "const a = <div>{b}</div>;"],
])("leaves no trace of the type in %s", (code, expected) => {
  expect(bundled(code)).toBe(expected);
});

it("tells which line of the TypeScript each line comes from", () => {
  const code = "type A = 1;\n\nexport const a: A = 1;\n\nexport const b = 2;";
  expect(javascriptOf(code, true)).toEqual({
    code: "const a = 1;\n\nconst b = 2;\n\nmodule.exports = { a, b };",
    lines: [3, 4, 5, 0, 0],
  });
});

it.each(["f({ a: 1 });", "{ a: 1 },", 'host: env("HOST"),'])("leaves %s alone", (code) => {
  expect(bundled(code)).toBeUndefined();
  expect(required(code)).toBeUndefined();
});

it.each([
  ["export default { a };", "module.exports = { a };"],
  ["export default function a() {}", "module.exports = function a() {};"],
  ["export default ({ env }: Env) => ({\n  a: 1,\n});", "module.exports = ({ env }) => ({\n  a: 1,\n});"],
  ['import a from "./a";\na();', 'const a = require("./a");\na();'],
  ['import * as a from "a";\na();', 'const a = require("a");\na();'],
  ['import { a, b as c } from "d";\na(c);', 'const { a, b: c } = require("d");\na(c);'],
  ['import "a";', 'require("a");'],
  ["export async function up() {}", "async function up() {}\n\nmodule.exports = { up };"],
  ["export class A {}", "class A {}\n\nmodule.exports = { A };"],
  ["const a = 1;\nexport { a, a as b };", "const a = 1;\n\nmodule.exports = { a, b: a };"],
])("writes %s as CommonJS", (code, expected) => {
  expect(required(code)).toBe(expected);
});

it.each([
  "export const a = 1;\nexport default a;",
  'export * from "a";',
  'export { a } from "b";',
  'import a, { b } from "c";\na(b);',
  "export const { a } = b;",
])("says that %s has no version in CommonJS", (code) => {
  expect(() => javascriptOf(code, true)).toThrow(/CommonJS/);
  expect(bundled(code)).toBeUndefined();
});

it.each([
  ["config/server.ts", false, true],
  ["src/api/recipe/routes/recipe.ts", false, true],
  ["src/utils/dates.ts", true, true],
  ["src/utils/dates.ts", false, false],
  ["src/admin/app.tsx", true, false],
  ["src/admin/vite.config.ts", true, false],
  ["src/plugins/notes/server/src/index.ts", true, false],
  ["In the browser", true, false],
  [null, true, false],
])("knows whether Strapi requires %s", (title, isChecked, expected) => {
  expect(isRequiredByStrapi(title, isChecked)).toBe(expected);
});

it.each([
  ["config/server.ts", "config/server.js"],
  ["src/admin/app.tsx", "src/admin/app.jsx"],
  ["src/a.mts", "src/a.mjs"],
  ["A title of words", "A title of words"],
  [null, null],
])("names the file of %s", (title, expected) => {
  expect(javascriptTitle(title)).toBe(expected);
});
