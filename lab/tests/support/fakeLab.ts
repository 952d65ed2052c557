import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { temporaryFolder } from "../../../__tests__/support/temporaryFolder";

const started: ChildProcess[] = [];

/** A process with the command line of the lab's program, on an instance with this name. */
export async function startFakeLab(instances: string, name: string, script = ""): Promise<number> {
  const program = join("tools", "host.js");
  const folder = temporaryFolder({
    [program]: `${script}; setInterval(() => {}, 1000); console.log("ready")`,
  });
  return startProcess([join(folder, program), join(instances, name)]);
}

/** A process that is none of the lab's. */
export function startForeignProcess(): Promise<number> {
  return startProcess(["-e", "setInterval(() => {}, 1000); console.log('ready')"]);
}

async function startProcess(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  await once(child.stdout, "data");
  if (!child.pid) throw new Error("The process has no number.");
  return child.pid;
}

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});
