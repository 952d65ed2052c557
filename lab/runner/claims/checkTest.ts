import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestClaim } from "../content";
import { root } from "../project";
import { type Differences, partsNotIn } from "./verdict";

/** Looks for a test of this site. `npm test` runs it. */
export function checkTest({ test, title, has }: TestClaim): Differences {
  const file = join(root, "__tests__", test);
  if (!existsSync(file)) return [`test: there is no file __tests__/${test}`];
  const code = codeOf(readFileSync(file, "utf8"), title);
  if (code === undefined) return [`test: __tests__/${test} has no test "${title}"`];
  return partsNotIn(`"${title}"`, code, has);
}

const calls = ["test", "it", "await test.step"];

/** From the start of a test, or of a step of one, to the line that closes it, which has the same indent. A skipped test proves nothing. */
function codeOf(text: string, title: string): string | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex((line) =>
    calls.some((call) => line.trim().startsWith(`${call}(${JSON.stringify(title)},`)),
  );
  const first = lines[start];
  if (first === undefined) return undefined;
  const indent = /^ */.exec(first)?.[0] ?? "";
  const end = lines.findIndex((line, index) => index > start && line.startsWith(`${indent}});`));
  return lines.slice(start, end + 1).join("\n");
}
