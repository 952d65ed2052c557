import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeWorkspace, wholeConfig, wholeModule } from "../../../../runner/samples/code/workspace";
import { samplesOfPage } from "../../../support/samplesOfPage";

describe("a workspace", () => {
  const samples = samplesOfPage(
    [
      '```ts check title="src/a.ts"\nimport { b } from "./b";\n```',
      '```ts check title="src/b.ts"\nexport const b = 1;\n```',
      '```js check title="src/a.js"\nconst a = 1;\n```',
      "```ts documentService\nreturn 1;\n```",
      "```bash cli\nnpm run build\n```",
    ].join("\n\n"),
  );
  const workspace = makeWorkspace(samples, "unit-test");
  const path = (file: string) => join(workspace.folder, file);
  afterAll(() => workspace.remove());

  it("gives every sample of code a folder of its own", () => {
    expect(workspace.files.map(({ folder, file }) => `${folder}/${file}`)).toEqual([
      "s0/src/a.ts",
      "s1/src/b.ts",
      "s2/src/a.js",
      "s3/sample.ts",
    ]);
    expect(readFileSync(path("s0/src/a.ts"), "utf8")).toBe('import { b } from "./b";');
  });

  it("puts the page's other files beside it, but none that would take its place", () => {
    expect(existsSync(path("s0/src/b.ts"))).toBe(true);
    expect(existsSync(path("s0/src/a.js"))).toBe(false);
    expect(existsSync(path("s2/src/b.ts"))).toBe(true);
  });

  it("leaves nothing behind", () => {
    const other = makeWorkspace(samples, "unit-test-2");
    other.remove();
    expect(existsSync(other.folder)).toBe(false);
  });
});

it("makes a part of a configuration whole, line for line", () => {
  const entries = "http: {\n  a: 1,\n},";
  expect(wholeConfig(entries, "config/server.js")).toBe(
    "export default ({ env }) => ({ http: {\n  a: 1,\n},\n});",
  );
  expect(wholeConfig("module.exports = {};", "config/server.js")).toBe("module.exports = {};");
});

it("gives it the type of the file in a new project, where that has one", () => {
  const entries = "http: {\n  a: 1,\n},";
  const typed = wholeConfig(entries, "config/env/production/server.ts");
  expect(typed).toMatch(
    /^import type .*: Core\.Config\.Shared\.ConfigParams\): Some<Core\.Config\.Server> => \(\{ http/,
  );
  expect(typed.split("\n").slice(1)).toEqual(["  a: 1,", "},", "});"]);
  expect(wholeConfig(entries, "config/saffron.ts")).toMatch(/^export default \(\{ env \}\) =>/);
});

it("makes a function of code that is no module", () => {
  expect(wholeModule("return 1;")).toBe("export async function sample() { return 1;\n}");
  for (const code of ["import a from 'a';\nexport default a;", "declare module 'a';", "module.exports = 1;"])
    expect(wholeModule(code)).toBe(code);
});

it("leaves imports above that function, line for line", () => {
  const imports = "import {\n  a,\n} from 'a';\nimport type { B } from 'b';\n\n";
  expect(wholeModule(`${imports}await a();`)).toBe(
    `${imports}export async function sample() { await a();\n}`,
  );
});
