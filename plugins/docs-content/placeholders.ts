import type { Place, Problem } from "./problems";

/** What `npm run new` writes where a writer has to fill something in. */
const placeholder = /^TODO(?::|$)/;

/** @returns the problem if a text is still a placeholder, or else nothing. */
export function placeholderProblem(text: string): Pick<Problem, "rule" | "message" | "fix"> | undefined {
  if (!placeholder.test(text)) return undefined;
  return {
    rule: "placeholder",
    message: "This text is still the placeholder of a new page.",
    fix: "Replace the TODO and the text after it.",
  };
}

/** Entries of front matter that are still placeholders. */
export function placeholderEntries(
  file: string,
  entries: Readonly<Record<string, string | undefined>>,
  placeOf: (path: readonly string[]) => Place,
): Problem[] {
  return Object.entries(entries).flatMap(([key, text = ""]) => {
    const problem = placeholderProblem(text);
    return problem ? [{ file, ...placeOf([key]), ...problem }] : [];
  });
}
