import { createRequire } from "node:module";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import type { Core } from "@strapi/strapi";
import ts from "typescript";

/** What a snippet gave: its value as JSON, or the error it threw. */
export type SnippetResult =
  | { ok: true; value: unknown; logs: string[] }
  | { ok: false; error: { name: string; message: string; details?: unknown }; logs: string[] };

/**
 * Runs TypeScript in the loaded platform: `strapi` is in scope, `await` is allowed anywhere, and the lab's packages
 * can be imported. The result is the returned value, or else that of the last statement: an expression, or the last variable it
 * declares.
 */
export async function runSnippet(strapi: Core.Strapi, code: string): Promise<SnippetResult> {
  const logs: string[] = [];
  const write = (...values: unknown[]) => {
    logs.push(values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" "));
  };
  try {
    const run: unknown = runInThisContext(compileSnippet(code), { filename: "snippet.ts" });
    if (typeof run !== "function") throw new Error("The snippet could not be compiled.");
    const load = createRequire(join(strapi.dirs.dist.root, "index.js"));
    const value: unknown = await run(strapi, load, { ...console, log: write, info: write, error: write }, {});
    return { ok: true, value: toJson(value), logs };
  } catch (error) {
    return { ok: false, error: describe(error), logs };
  }
}

/** The snippet as an expression whose value is a function. */
export function compileSnippet(code: string): string {
  const file = ts.createSourceFile("snippet.ts", code, ts.ScriptTarget.ES2022, true);
  const last = file.statements.at(-1);
  const isImport = (statement: ts.Statement) => ts.isImportDeclaration(statement);
  const imports = file.statements
    .filter(isImport)
    .map((statement) => statement.getFullText())
    .join("");
  const rest = file.statements.filter((statement) => !isImport(statement));
  const body = rest
    .map((statement) => (statement === last ? withReturn(statement) : statement.getFullText()))
    .join("");
  const wrapped = `${imports}\nexport const run = async () => {${body}\n};`;
  const { outputText } = ts.transpileModule(wrapped, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  return `(async (strapi, require, console, exports) => {${outputText}\nreturn exports.run();})`;
}

function withReturn(statement: ts.Statement): string {
  const text = statement.getFullText();
  if (ts.isExpressionStatement(statement)) return `\nreturn (${statement.expression.getText()});`;
  if (!ts.isVariableStatement(statement)) return text;
  const name = statement.declarationList.declarations.at(-1)?.name;
  if (!name) return text;
  const value = ts.isObjectBindingPattern(name)
    ? `{ ${name.elements.map((element) => element.name.getText()).join(", ")} }`
    : name.getText();
  return `${text}\nreturn ${value};`;
}

function toJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function describe(error: unknown): { name: string; message: string; details?: unknown } {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const details = "details" in error ? { details: toJson(error.details) } : {};
  return { name: error.name, message: error.message, ...details };
}
