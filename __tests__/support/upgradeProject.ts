import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser } from "acorn";
import type { SourceFile } from "../../shared/upgrade/project";
import { type Parsers, readProject } from "../../shared/upgrade/readProject";

const options = { sourceType: "module", ecmaVersion: "latest", locations: true } as const;
const Typed = Parser.extend(tsPlugin({ jsx: true }));

/** As the planner's parsers, which it loads as it needs them. */
const parsers: Parsers = {
  program: (text) => Typed.parse(text, options),
  expression: (text) => Parser.parseExpressionAt(text, 0, options),
};

export function projectOf(...files: SourceFile[]) {
  return readProject(files, parsers);
}
