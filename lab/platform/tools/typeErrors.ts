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
  return typeErrorsOfEach([code])[0] ?? [];
}

/** Checks several pieces of code at once, because the platform's types take seconds to load. */
export function typeErrorsOfEach(codes: readonly string[]): string[][] {
  const header = `import type { Core } from "@strapi/strapi";
declare const strapi: Core.Strapi;
`;
  const functions = codes.map((code, index) => `export async function test${index}() {\n${code}\n}\n`);
  const messages = messagesOf(header + functions.join(""));
  let start = header.length;
  return functions.map((text) => {
    const end = start + text.length;
    const own = messages.filter(({ at }) => at >= start && at < end);
    start = end;
    return own.map(({ message }) => message);
  });
}

/** The platform's declarations, which no claim changes. */
const parsed = new Map<string, ts.SourceFile>();

function messagesOf(text: string): { at: number; message: string }[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => {
    if (name === file) return ts.createSourceFile(name, text, version);
    const known = parsed.get(name) ?? getSourceFile(name, version, ...rest);
    if (known) parsed.set(name, known);
    return known;
  };
  const program = ts.createProgram(
    [file, ...generated],
    { ...options, incremental: false, noEmit: true },
    host,
  );
  return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText, start = 0 }) => ({
    at: start,
    message: ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0] ?? "",
  }));
}
