import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The command line of a process with spaces between its parts, or an empty string when there is no such process or none
 * that this process can read.
 */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return askSystem(pid);
  }
}

/** For systems without /proc. */
function askSystem(pid: number): string {
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process and waits for it. Kills it if it doesn't end in time. */
export async function endProcess(pid: number, timeoutMs = 10_000): Promise<void> {
  process.kill(pid, "SIGTERM");
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, "SIGKILL");
    await sleep(50);
  }
}
