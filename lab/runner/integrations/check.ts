import { step } from "../full/step";
import { inTemporaryFolder } from "../full/temporaryFolder";
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
  return inTemporaryFolder("integrations", async (folder) => {
    const lab = await startLab({ name: "integrations", port: 0, clock: "fixed" });
    try {
      let problems = 0;
      for (const client of clients) {
        const lacking = await whatIsLacking(client.check);
        if (lacking !== undefined) log(`  ${client.name}: skipped, because this machine has no ${lacking}`);
        else
          problems += await step(client.name, log, () =>
            checkClient(client, { content, folder, lab }).catch(asProblem),
          );
      }
      return problems;
    } finally {
      await lab.stop();
    }
  });
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
