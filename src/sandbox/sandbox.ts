import { createSession } from "./createSession";
import { startEngine } from "./startEngine";
import type { OnProgress, Sandbox } from "./types";

export type { Sandbox, SandboxRequest, SandboxResponse } from "./types";

/** False in a build without the sandbox's packages. */
export const hasSandbox: boolean = __SANDBOX__ !== null;

let opened: Sandbox | undefined;
let listener: OnProgress | undefined;

/** The visit's sandbox: always the same one. @param onProgress replaces the one of an earlier call. */
export function openSandbox(onProgress?: OnProgress): Sandbox {
  listener = onProgress;
  opened ??= createSession(() => startEngine((done, total) => listener?.(done, total)));
  return opened;
}
