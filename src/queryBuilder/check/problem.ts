import { distance } from "fastest-levenshtein";

/** Something in a query that the platform rejects, or that doesn't do what it looks like. */
export interface QueryProblem {
  /** Of the row, or of the part of the form where it can be fixed. */
  readonly id: string;
  /** As the object has it: `filters › author › nmae`. */
  readonly where: string;
  readonly message: string;
  /** What to do, as an instruction. */
  readonly fix: string;
}

/** `Did you mean “name”? Its fields: name, bio.` @param what the known names are. */
export function instead(name: string, known: readonly string[], what = "Possible values"): string {
  const near = known
    .map((word) => ({ word, steps: distance(name.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, steps }) => steps <= Math.max(2, word.length * 0.4))
    .sort((a, b) => a.steps - b.steps)[0];
  const list = known.length > 0 ? `${what}: ${known.join(", ")}.` : `${what}: none.`;
  return near ? `Did you mean “${near.word}”? ${list}` : list;
}
