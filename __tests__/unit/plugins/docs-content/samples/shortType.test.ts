import { shortType } from "../../../../../plugins/docs-content/samples/shortType";

const strapi = "strapi: Strapi { server; log; fs; eventHub; startupLogger; cron; store(…); documents(…); … }";

it("leaves a type alone that has room", () => {
  expect(shortType(strapi, 200)).toBe(strapi);
});

it.each([
  [strapi, 60, "strapi: Strapi { server; log; fs; eventHub; … }"],
  [
    "a: { b: { c: string; d: number; e: boolean }; f: string }",
    50,
    "a: { b: { c: string; d: number; … }; f: string }",
  ],
  [
    'uid: "admin::role" | "admin::session" | "admin::user" | "api::recipe.recipe"',
    60,
    'uid: "admin::role" | "admin::session" | "admin::user" | …',
  ],
  ["a: { b; c } | number | string | undefined", 12, "a: { b; c } | … | undefined"],
  ["a: { b; c } | number | string", 12, "a: { b; c } | number | …"],
  ["a: Schema<{ b: string }, Record<string, unknown>>", 20, "a: Schema<…>"],
  [
    "min(min: Reference<number> | number, text?: Text): Schema<string>",
    50,
    "min(min: …, text?: Text): Schema<string>",
  ],
])("shortens members, type arguments, and parameters: %s", (text, room, short) => {
  expect(shortType(text, room)).toBe(short);
});

it.each([
  ["f: (a: string) => Promise<Map<string, number>>", "f: (a: string) => Promise<…>"],
  ['a: { b: "{ c; d"; e: "<"; f: number; g: string }', 'a: { b: "{ c; d"; e: "<"; … }'],
  [`uid: { a: \`$\{string}>\`; b: string; c }`, `uid: { a: \`$\{string}>\`; b: string; … }`],
  ["a: {} | { b; c; d }", "a: {} | { b; c; … }"],
])("reads arrows and strings as TypeScript does: %s", (text, short) => {
  expect(shortType(text, 0)).toBe(short);
});

it.each(["", "a", "a: (", "a: <b", "a: }"])("takes any text: %s", (text) => {
  expect(shortType(text, 0)).toContain(text.slice(0, 1));
});
