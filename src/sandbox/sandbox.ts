import { createSession } from "./createSession";
import { startEngine } from "./startEngine";
import type { OnProgress, Project, Sandbox } from "./types";

export type {
  Attribute,
  ContentType,
  Filled,
  Project,
  Sandbox,
  SandboxRequest,
  SandboxResponse,
} from "./types";

/** False in a build without the sandbox's packages. */
export const hasSandbox: boolean = __SANDBOX__ !== null;

let opened: Sandbox | undefined;
let listener: OnProgress | undefined;
let chosen: Promise<Project | undefined> | undefined;

/** The visit's sandbox: always the same one. @param onProgress replaces the one of an earlier call. */
export function openSandbox(onProgress?: OnProgress): Sandbox {
  listener = onProgress;
  opened ??= createSession(async () => startEngine((done, total) => listener?.(done, total), await chosen));
  return opened;
}

/** The project that engines start on from now on; undefined for the sample project. One that is running ends. */
export function chooseProject(project: Promise<Project | undefined> | undefined): Promise<void> {
  chosen = project;
  return opened?.restart() ?? Promise.resolve();
}
