import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../project";
import type { Action } from "./action";
import { differences } from "./sameShape";
import type { Terminal } from "./terminal";

/** Tries for a minute, because the server may still be writing the file. */
export async function compareFile(
  { path, text }: Extract<Action, { does: "compare" }>,
  terminal: Terminal,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = fileDifferences(text, terminal.read(path));
    if (found.length === 0) return;
    if (Date.now() > deadline) throw new Failure(`${path} differs: ${found.join("; ")}`);
    await sleep(500);
  }
}

function fileDifferences(shown: string, written: string | undefined): string[] {
  if (written === undefined || written === "") return ["the project has no such file"];
  return differences(JSON.parse(shown), JSON.parse(written), new Map());
}
