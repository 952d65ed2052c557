import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareLab, startLab } from "../platform/lab";
import { Failure, run } from "../project";
import { checkClient } from "./checkClient";
import type { Client, ClientFile } from "./client";

interface Options {
  readonly content: string;
  readonly log: (line: string) => void;
}

/**
 * Runs clients against one lab, one after the other.
 *
 * @returns how many differences there are. A client whose program the machine lacks is skipped, and the log says so.
 */
export async function checkIntegrations(
  clients: readonly Client[],
  { content, log }: Options,
): Promise<number> {
  await prepareLab();
  const folder = mkdtempSync(join(tmpdir(), "integrations-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also after Ctrl+C: the packages of a framework take half a gigabyte.
  process.once("exit", remove);
  let problems = 0;
  const lab = await startLab({ name: "integrations", port: 0, clock: "fixed" });
  try {
    for (const client of clients) {
      const { name, check } = client;
      const lacking = await whatIsLacking(check);
      if (lacking !== undefined) {
        log(`  ${name}: skipped, because this machine has no ${lacking}`);
        continue;
      }
      const started = performance.now();
      const found = await checkClient(client, { content, folder, lab }).catch(asProblem);
      for (const problem of found) log(`\n${problem}`);
      problems += found.length;
      const result = found.length === 0 ? "passed" : "FAILED";
      log(`  ${name}: ${result} (${Math.round((performance.now() - started) / 1000)} s)`);
    }
  } finally {
    await lab.stop();
    remove();
    process.off("exit", remove);
  }
  return problems;
}

async function whatIsLacking({ program, node = 0 }: ClientFile): Promise<string | undefined> {
  if (Number.parseInt(process.versions.node, 10) < node) return `Node.js ${node}`;
  const { code } = await run("bash", ["-c", 'command -v "$1"', "bash", program], { quiet: true });
  return code === 0 ? undefined : program;
}

function asProblem(error: unknown): string[] {
  if (error instanceof Failure) return [error.message];
  throw error;
}
