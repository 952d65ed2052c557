import { z } from "zod";
import type { FileProblem } from "../../shared/upgrade/project";

/** A file of a project. Tools get its text, so they need no access to the disk. */
export const projectFile = z.object({
  path: z.string().describe("From the project's folder: package.json, config/server.ts, src/index.ts"),
  text: z.string().describe("The whole file"),
});

/** Files that weren't considered, and why. */
export function unreadText(problems: readonly FileProblem[]): string {
  if (problems.length === 0) return "";
  const lines = problems.map(
    ({ path, line, column, message }) =>
      `- ${path}${line === undefined ? "" : `:${line}:${column}`}: ${message}`,
  );
  return `\n## Files that could not be read\n\n${lines.join("\n")}\n`;
}
