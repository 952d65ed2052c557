import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A part of a long check. */
export interface Part {
  readonly name: string;
  /** @returns how many problems it found and reported. */
  readonly run: () => Promise<number>;
}

interface Progress {
  /** Changes with anything that could change a result. Undefined where that isn't known: all parts run each time. */
  readonly state: string | undefined;
  /** Remembers which parts have passed. */
  readonly file: string;
  readonly log: (line: string) => void;
}

/**
 * Runs the parts in their order, all of them even if one has problems. After an interruption, or after a run with
 * problems, those that passed with the same files don't run again.
 *
 * @returns how many problems the parts found.
 */
export async function runParts(parts: readonly Part[], { state, file, log }: Progress): Promise<number> {
  const key = state === undefined ? undefined : createHash("sha256").update(state).digest("hex");
  const passed = new Set(key === undefined ? [] : passedBefore(file, key));
  let problems = 0;
  for (const { name, run } of parts) {
    if (passed.has(name)) {
      log(`\n${name}: passed before, and nothing has changed since.`);
      continue;
    }
    log(`\n${name}…`);
    const found = await run();
    problems += found;
    if (found > 0 || key === undefined) continue;
    passed.add(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ key, passed: [...passed] }));
  }
  // The next full check is a whole one.
  if (problems === 0) rmSync(file, { force: true });
  return problems;
}

/** Nothing if the file is missing, damaged, or about another state: then every part runs. */
function passedBefore(file: string, key: string): readonly string[] {
  try {
    const known: { key: string; passed: string[] } = JSON.parse(readFileSync(file, "utf8"));
    return known.key === key ? known.passed : [];
  } catch {
    return [];
  }
}
