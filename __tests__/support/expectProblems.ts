import type { Problem } from "../../plugins/docs-content/problems";

/** `file:line:column rule`, and words that the message or the fix has to hold. */
export type ExpectedProblem = readonly [headline: string, ...words: string[]];

/** Compares problems one by one: none may be missing, none may be left over. */
export function expectProblems(problems: readonly Problem[], expected: readonly ExpectedProblem[]): void {
  expect(problems.map(headline)).toEqual(expected.map(([first]) => first));
  for (const [index, [, ...words]] of expected.entries()) {
    const text = `${problems[index]?.message} → ${problems[index]?.fix}`;
    for (const word of words) expect(text).toContain(word);
  }
}

export function headline({ file, line, column, rule }: Problem): string {
  return `${file}:${line}:${column} ${rule}`;
}
