import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "../full/step";
import { prepareLab, startLab } from "../platform/lab";
import { Failure, run } from "../project";
import { inTemporaryFolder } from "../temporaryFolder";
import { checkClient } from "./checkClient";
import type { Client, ClientFile } from "./client";
import { openGateway } from "./gateway";

interface Options {
  readonly content: string;
  /** A folder with a Node.js for the clients, if it isn't the one that runs the lab. */
  readonly node?: string | undefined;
  readonly log: (line: string) => void;
}

/**
 * Runs clients against one lab, one after the other.
 *
 * @throws {Failure} if the folder for Node.js has no program of that name
 * @returns how many differences there are. A client whose program the machine lacks is skipped, and the log says so.
 */
export async function checkIntegrations(
  clients: readonly Client[],
  { content, node, log }: Options,
): Promise<number> {
  if (node !== undefined && !existsSync(join(node, "node")))
    throw new Failure(
      `--node: ${node} contains no program "node". Pass the folder that contains it, often "bin".`,
    );
  const programs = [node, process.env.PATH].filter(Boolean).join(delimiter);
  await prepareLab();
  return inTemporaryFolder("integrations", async (folder) => {
    const lab = await startLab({ name: "integrations", port: 0, clock: "fixed" });
    const gateway = await openGateway(lab.url);
    try {
      let problems = 0;
      for (const client of clients) {
        const lacking = await whatIsLacking(client.check, programs);
        if (lacking !== undefined) log(`  ${client.name}: skipped, because this machine has no ${lacking}`);
        else
          problems += await step(client.name, log, () =>
            checkClient(client, { content, folder, lab, gateway, programs }).catch(asProblem),
          );
      }
      return problems;
    } finally {
      gateway.close();
      await lab.stop();
    }
  });
}

async function whatIsLacking(
  { program, node = 0 }: ClientFile,
  programs: string,
): Promise<string | undefined> {
  const options = { env: { PATH: programs }, quiet: true };
  const version = await run("node", ["--version"], options);
  if (Number.parseInt(version.output.replace("v", ""), 10) < node) return `Node.js ${node}`;
  const { code } = await run("bash", ["-c", 'command -v "$1"', "bash", program], options);
  return code === 0 ? undefined : program;
}

function asProblem(error: unknown): string[] {
  if (error instanceof Failure) return [error.message];
  throw error;
}
