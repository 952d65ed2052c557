import { type Expression, type Options, Parser } from "acorn";
import type { SourceFile } from "../sourceFile";
import type { Parsers } from "./readProject";

/** Lines are written down because findings and problems say them. */
export const parserOptions: Options = {
  sourceType: "module",
  ecmaVersion: "latest",
  locations: true,
  allowReturnOutsideFunction: true,
};

/** Parsers for the files. What reads types and JSX is another 20 kB, so it loads only if a file has them. */
export async function parsersFor(files: readonly SourceFile[]): Promise<Parsers> {
  if (files.every(isPlain)) return { expression, program: (text) => Parser.parse(text, parserOptions) };
  const { tsPlugin } = await import("@sveltejs/acorn-typescript");
  return {
    expression,
    // In TypeScript without JSX, `<Type>value` is a type assertion.
    program: (text, path) =>
      Parser.extend(tsPlugin({ jsx: !/\.[cm]?ts$/.test(path) })).parse(text, parserOptions),
  };
}

/** In parentheses, an object isn't a block. They add a column to the first line, which a problem mustn't count. */
function expression(text: string): Expression {
  try {
    const [statement] = Parser.parse(`(${text}\n)`, parserOptions).body;
    if (statement?.type === "ExpressionStatement") return statement.expression;
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } };
    if (loc?.line === 1) loc.column -= 1;
    throw error;
  }
  throw new Error("The file doesn't contain an object in braces.");
}

function isPlain({ path, text }: SourceFile): boolean {
  if (!/\.(?:[cm]?[jt]s|[jt]sx)$/.test(path)) return true;
  try {
    Parser.parse(text, parserOptions);
    return true;
  } catch {
    return false;
  }
}
