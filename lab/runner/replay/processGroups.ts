import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Ends a command with all that it has started, as Ctrl+C does, and by force after 15 seconds. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const group = -child.pid;
  signal(group, "SIGINT");
  const deadline = Date.now() + 15_000;
  while (signal(group, 0)) {
    if (Date.now() > deadline) signal(group, "SIGKILL");
    await sleep(100);
  }
}

/** Groups of processes that still run. */
const running = new Set<number>();
process.once("exit", () => {
  for (const group of running) signal(group, "SIGKILL");
});

/** Nothing that a page has started outlives us. */
export function endWithUs(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const group = -child.pid;
  running.add(group);
  // Only then: an id that is free again may become another program's.
  child.once("close", () => running.delete(group));
}

function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(group, name);
  } catch {
    return false;
  }
}
