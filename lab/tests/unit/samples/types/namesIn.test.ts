import ts from "typescript-api";
import { namesIn } from "../../../../runner/samples/types/namesIn";

/** Stands for the platform's packages: a declaration file. */
const platform = `
declare namespace Api {
  interface Recipe { id: number; documentId: string; title?: string; steps?: { text: string }[] }
  interface Params { fields?: string[]; filters?: { title?: string }; locale?: string }
  interface Service { findMany<P extends Params>(params?: P): Promise<Recipe[]>; count(): Promise<number> }
  interface Strapi { log: { info(message: string): void }; documents(uid: string): Service; _hidden: string }
  interface Context { query: Record<string, unknown>; body: unknown; request: { header: string } }
  interface Config { host?: string; port?: number; cron?: { enabled?: boolean; tasks?: { [name: string]: () => void } } }
}
declare const strapi: Api.Strapi;
declare function define(handler: (ctx: Api.Context) => void): void;
declare function configure(config: Api.Config): void;
`;

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};

/** The texts of the names in code, each once. */
function textsOf(code: string): string[] {
  const files = new Map([
    ["/platform.d.ts", platform],
    ["/sample.ts", code],
  ]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists.call(host, file);
  host.readFile = (file) => files.get(file) ?? readFile.call(host, file);
  host.getSourceFile = (file, target) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile.call(host, file, target)
      : ts.createSourceFile(file, text, target, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const file = program.getSourceFile("/sample.ts");
  if (!file) throw new Error("no file");
  return [...new Set(namesIn(program.getTypeChecker(), file).map(({ text }) => text))];
}

it("shows the parameters of a call as they are declared, and the result of this call", () => {
  expect(textsOf('const recipes = await strapi.documents("a").findMany({ locale: "fr" });')).toEqual([
    "recipes: Recipe[]",
    "strapi: Strapi { log; documents(…) }",
    "documents(uid: string): Service",
    "findMany(params?: { fields?: string[]; filters?: { … }; locale?: string }): Promise<Recipe[]>",
  ]);
});

it("shows what a parameter without a written type is", () => {
  expect(textsOf("define((ctx) => {});")).toEqual([
    "define(handler: (ctx: Context) => void): void",
    "ctx: Context { query; body; request }",
  ]);
});

it("shows the options that a type declares, and not those that it infers", () => {
  expect(textsOf("configure({ cron: { tasks: {} } }); const own = { mine: { deep: [1] } };")).toEqual([
    "configure(config: Config): void",
    "cron?: { enabled?: boolean; tasks?: Record<string, …> }",
    "tasks?: Record<string, …>",
    "own: { mine: { … } }",
  ]);
});

it("leaves out written types, simple types, and what JavaScript brings along", () => {
  const code = `
    interface Note { title: string }
    function shout(note: Note): string { return note.title.toUpperCase(); }
    const title = "a";
    const length = Math.max(1, title.length);
    let missing: string | undefined;`;
  expect(textsOf(code)).toEqual(["shout(note: Note): string", "note: Note { title }"]);
});

it("sorts unions, with what may be missing at the end", () => {
  const [text] = textsOf('const pick = [] as (null | "b" | undefined | boolean | { x: 1 } | "a")[];');
  expect(text).toBe('pick: Array<"a" | "b" | boolean | { x: 1 } | null | undefined>');
});

it("keeps texts short", () => {
  const keys = Array.from({ length: 60 }, (_, index) => `property${index}: ["x"]`).join(", ");
  const [text = ""] = textsOf(`const wide = { ${keys} };`);
  expect(text).toMatch(/^wide: \{ property0; property1; .*; … \}$/);
  expect(text.length).toBeLessThan(220);
});
