import { chooseProject, lastSandboxUser, openSandbox, type Project, type Work } from "../../sandbox/sandbox";
import type { OnProgress } from "../../sandbox/types";
import type { Ran } from "../createRunner";
import { performIn } from "../work";

/** Who changes the data of the reader's schema: the samples of all pages together, apart from those on the sample project. */
const ownUser = "samples on the reader's schema";

let running: Project | undefined;

/** Runs a sample on the reader's schema, with data that was generated for it. There is nothing to compare the result with. */
export async function runOnOwn(project: Project, work: Work, onProgress: OnProgress): Promise<Ran> {
  // Another page or tool has used the sandbox since, or the schema is a new one.
  if (lastSandboxUser() !== ownUser || running !== project) {
    await chooseProject(ownUser, Promise.resolve(project));
    running = project;
  }
  const { response, ms } = await performIn(openSandbox(ownUser, onProgress), work, undefined);
  return { response, ms, earlier: 0, isReset: false, isChanged: false };
}

/** Restores the data that was generated. */
export function resetOwn(): Promise<void> {
  return lastSandboxUser() === ownUser ? openSandbox(ownUser).reset() : Promise.resolve();
}
