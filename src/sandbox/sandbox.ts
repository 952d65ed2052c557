import { createSession } from "./createSession";
import { startEngine } from "./startEngine";
import type { OnProgress, Project, Sandbox } from "./types";

export type {
  Attribute,
  ContentType,
  Filled,
  Moment,
  Project,
  Sandbox,
  SandboxRequest,
  SandboxResponse,
  SandboxVersions,
  Work,
} from "./types";

/** False in a build without the sandbox's packages. */
export const hasSandbox: boolean = __SANDBOX__ !== null;

let opened: Sandbox | undefined;
let listener: OnProgress | undefined;
let lastUser = "";
let chosen: Promise<Project | undefined> | undefined;
/** Who chose the project. */
let owner = "";

/** Who changed the data last; empty before the first one. */
export function lastSandboxUser(): string {
  return lastUser;
}

/**
 * The visit's only engine.
 *
 * @param user who changes the data: each user starts with the original data, whatever another one has changed, and with the sample project,
 *   whatever project another one has chosen.
 * @param onProgress replaces the one of an earlier call.
 */
export function openSandbox(user: string, onProgress?: OnProgress): Sandbox {
  listener = onProgress;
  opened ??= createSession(async (path) =>
    startEngine({ onProgress: (done, total) => listener?.(done, total), project: await chosen, path }),
  );
  if (user !== lastUser) {
    const isOthers = chosen !== undefined && owner !== user;
    if (isOthers) chosen = undefined;
    (isOthers ? opened.restart() : opened.reset()).catch(() => {});
  }
  lastUser = user;
  return opened;
}

/**
 * The project that engines start with from now on. A running engine is stopped.
 *
 * @param user the owner of the project: the sample project is back for the next one.
 * @param project undefined for the sample project.
 */
export function chooseProject(
  user: string,
  project: Promise<Project | undefined> | undefined,
): Promise<void> {
  if (!chosen && !project) return Promise.resolve();
  chosen = project;
  owner = user;
  lastUser = user;
  return opened?.restart() ?? Promise.resolve();
}
