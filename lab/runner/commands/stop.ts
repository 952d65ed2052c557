import { readArguments } from "../command";
import { folders } from "../platform/folders";
import { endProcess } from "../platform/processes";
import { findRunning, removeRecord, startedByPerson } from "../platform/running";

export const usage = `npm run lab -- stop

Stops the lab that npm run lab -- start started, and nothing else.`;

/** @param instances where running labs are noted */
export async function run(argv: readonly string[], instances = folders.instances): Promise<void> {
  readArguments(argv, {});
  const running = findRunning(startedByPerson, instances);
  if (running) await endProcess(running.pid);
  removeRecord(startedByPerson, instances);
  console.log(running ? `Stopped the lab on port ${running.port}.` : "The lab isn't running.");
}
