import { lookedUpText } from "../../../../src/search/errors/lookedUpText";
import { softwareIn } from "../../../../src/search/errors/software";

it.each([
  ["src/index.ts(1,10): error TS2305: Module has no exported member.", "TypeScript"],
  ["insert into `a` - Duplicate entry '1-1' for key 'a.b'", "MySQL or MariaDB"],
  ['duplicate key value violates unique constraint "a"', "PostgreSQL"],
  ["SqliteError: UNIQUE constraint failed: a.b", "SQLite"],
  ["Module not found: Error: Can't resolve 'a' in 'b'", "webpack"],
  ["[vite:esbuild] failed to resolve", "Vite"],
  ['a.mjs:11:9: ERROR: No matching export in "b" for import "c"', "esbuild"],
  ["npm error code ERESOLVE", "npm"],
  ['TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string.', "Node.js"],
])("names the program of %s", (text, name) => {
  expect(softwareIn(text)).toBe(name);
});

it("names none for what any program could print", () => {
  expect(softwareIn("TypeError: Cannot read properties of undefined (reading 'map')")).toBeUndefined();
  expect(softwareIn("[2026-11-26 09:41:07.221] error: Invalid key title")).toBeUndefined();
});

it("says what a text without a message looks like", () => {
  expect(lookedUpText({ kind: "unknown", software: "npm" })).toMatch(/ It looks like a message of npm\.$/);
  expect(lookedUpText({ kind: "foreign" })).toMatch(/fits it\.$/);
});
