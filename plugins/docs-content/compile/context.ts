import type { Node } from "unist";
import type { Problem } from "../problems";

/** A heading of a page, also what its table of contents and anchors are made of. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
  readonly line: number;
}

/** Something a page refers to, with its place, to be looked up once all files are known. */
export interface Reference {
  readonly target: string;
  readonly line: number;
  readonly column: number;
}

/** A code block, as far as "was this tried on the platform?" needs it. */
export interface CodeSample {
  readonly lang: string;
  readonly title: string | null;
  readonly line: number;
}

/** What a page refers to beyond itself. */
export interface References {
  readonly links: Reference[];
  readonly snippets: Reference[];
  readonly terms: Reference[];
  readonly pictures: Reference[];
  readonly screenshots: Reference[];
}

/** One compilation: rules report here and add what they find. */
export interface CompileContext {
  readonly file: string;
  readonly lineOffset: number;
  readonly problems: Problem[];
  readonly references: References;
  readonly headings: Heading[];
  readonly samples: CodeSample[];
}

export function createContext(file: string, lineOffset: number): CompileContext {
  const references: References = { links: [], snippets: [], terms: [], pictures: [], screenshots: [] };
  return { file, lineOffset, problems: [], references, headings: [], samples: [] };
}

/** The place of a node in its file (its body starts some lines into it). */
export function placeOf(context: CompileContext, node: Node | undefined): { line: number; column: number } {
  const start = node?.position?.start;
  return { line: (start?.line ?? 1) + context.lineOffset, column: start?.column ?? 1 };
}

export function report(
  context: CompileContext,
  node: Node | undefined,
  problem: Pick<Problem, "rule" | "message" | "mend">,
): void {
  context.problems.push({ file: context.file, ...placeOf(context, node), ...problem });
}

/** Remembers that the page needs something that another file holds. */
export function refer(
  context: CompileContext,
  kind: keyof References,
  target: string,
  node: Node | undefined,
): void {
  context.references[kind].push({ target, ...placeOf(context, node) });
}
