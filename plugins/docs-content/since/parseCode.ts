import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser, type Program } from "acorn";
import { parserOptions } from "../../../shared/upgrade/parse";

const withTypes = Parser.extend(tsPlugin({ jsx: false }));
const withJsx = Parser.extend(tsPlugin({ jsx: true }));

/** Code of a page as a syntax tree; undefined for a part of a file that isn't code by itself. */
export function parseCode(text: string, lang: string): Program | undefined {
  const isTypeScript = lang === "ts" || lang === "typescript";
  try {
    return (isTypeScript ? withTypes : withJsx).parse(text, parserOptions);
  } catch {
    return undefined;
  }
}
