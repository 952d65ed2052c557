import { readFileSync } from "node:fs";
import { join } from "node:path";
import matter from "gray-matter";
import type { Problem } from "../problems";

/**
 * Pages that gatsby-plugin-mdx can't open: it reads front matter with a parser of its own and ends the build at the
 * first one it can't read, before anything else is looked at; the next build would then be silent about it.
 */
export function unreadablePages(contentDir: string, files: Iterable<string>): Problem[] {
  const problems: Problem[] = [];
  for (const file of files) {
    if (!file.endsWith(".mdx")) continue;
    try {
      // An options object keeps gray-matter from remembering the file, and with it from forgetting the error.
      matter(readFileSync(join(contentDir, file), "utf8"), {});
    } catch (error) {
      problems.push(problemFor(file, error));
    }
  }
  return problems;
}

/** Adds what only the other parser complains of; where ours did too, its message is the better one. */
export function withUnreadable(problems: readonly Problem[], unreadable: readonly Problem[]): Problem[] {
  const known = new Set(problems.filter(({ rule }) => rule === "yaml-syntax").map(({ file }) => file));
  return [...problems, ...unreadable.filter(({ file }) => !known.has(file))];
}

function problemFor(file: string, error: unknown): Problem {
  const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  const line = /line (\d+)/.exec(message)?.[1];
  return {
    file,
    line: line ? Number(line) + 1 : 1,
    column: 1,
    rule: "yaml-syntax",
    message: `The front matter is not valid YAML: ${message}`,
    mend: "Check quotes, colons and indentation; put text that holds a colon in quotes.",
  };
}
