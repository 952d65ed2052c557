import { join } from "node:path";
import ts from "typescript";

const root = join(__dirname, "../..");
const file = join(root, "src", "typeErrors.ts");
const generated = ["components", "contentTypes"].map((name) => join(root, "types/generated", `${name}.d.ts`));

/**
 * Checks server code against the platform's types and the generated types of the lab's content.
 *
 * @param code the body of an async function, with `strapi` in scope
 * @returns the first line of each message
 */
export function typeErrors(code: string): string[] {
  const text = `import type { Core } from "@strapi/strapi";
declare const strapi: Core.Strapi;
export async function test() {
${code}
}`;
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, ...rest);
  const program = ts.createProgram(
    [file, ...generated],
    { ...options, incremental: false, noEmit: true },
    host,
  );
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0] ?? "");
}
