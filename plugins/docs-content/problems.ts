import type { Problem } from "../../shared/problem";

export type { Problem };

export interface Place {
  readonly line: number;
  readonly column: number;
}

export const fileStart: Place = { line: 1, column: 1 };

/** @param offset of a character in the text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** `dev-docs/intro.mdx:12:3 broken-link  There is no page /x. → Link to /y.` */
export function formatProblem({ file, line, column, rule, message, fix }: Problem): string {
  return `${file}:${line}:${column} ${rule}  ${message}\n    → ${fix}`;
}

/** All problems, as one string for a terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content`;
  return [count, ...problems.map(formatProblem)].join("\n\n");
}

/** In reading order, and without repeats: a partial that many pages include is checked once per page. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
