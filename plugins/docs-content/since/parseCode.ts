import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type Options, Parser, type Program } from "acorn";

const options: Options = {
  sourceType: "module",
  ecmaVersion: "latest",
  locations: true,
  allowReturnOutsideFunction: true,
};

const withTypes = Parser.extend(tsPlugin({ jsx: false }));
const withJsx = Parser.extend(tsPlugin({ jsx: true }));

/** Code of a page as a syntax tree; undefined for a part of a file that isn't code by itself. */
export function parseCode(text: string, lang: string): Program | undefined {
  const isTypeScript = lang === "ts" || lang === "typescript";
  try {
    return (isTypeScript ? withTypes : withJsx).parse(text, options);
  } catch {
    return undefined;
  }
}
