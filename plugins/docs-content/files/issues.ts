import type { z } from "zod";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";

/** A validation issue from zod. */
type Issue = z.core.$ZodIssue;

/** A union fails in every branch. The branch that parsed furthest is probably the intended one. */
export function mostLikely(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) =>
    branch.flatMap(mostLikely).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const score = (branch: readonly Issue[]) =>
    branch.length - Math.max(...branch.map((inner) => inner.path.length)) * 0.1;
  return branches.reduce((best, branch) => (score(branch) < score(best) ? branch : best));
}

/** The message about an unknown key. */
export function explainKey(key: string, known: readonly string[]): Pick<Problem, "message" | "fix"> {
  const options = known.length > 0 ? ` Known: ${known.join(", ")}.` : "";
  return { message: `Unknown key "${key}".`, fix: `Remove it.${didYouMean(key, known)}${options}` };
}

/** The message about a missing or invalid value. */
export function explain(issue: Issue, isMissing: boolean): Pick<Problem, "message" | "fix"> {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join(".")}"` : "The file";
  if (isMissing) {
    const kind = issue.code === "invalid_type" ? ` (${issue.expected})` : "";
    return { message: `${name} is missing.`, fix: `Add ${name}${kind}.` };
  }
  return {
    message: `${name} is wrong: ${issue.message}.`,
    fix: issue.path.length > 0 ? `Correct ${name}.` : "Correct it.",
  };
}
