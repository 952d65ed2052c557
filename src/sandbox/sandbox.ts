import { createSession } from "./createSession";
import { startEngine } from "./startEngine";
import type { OnProgress, Sandbox } from "./types";

export type {
  Moment,
  Sandbox,
  SandboxCall,
  SandboxRequest,
  SandboxResponse,
} from "./types";

/** False in a build without the sandbox's packages. */
export const hasSandbox: boolean = __SANDBOX__ !== null;

let opened: Sandbox | undefined;
let listener: OnProgress | undefined;
let lastUser = "";

/** Who changed the data last; empty before the first one. */
export function lastSandboxUser(): string {
  return lastUser;
}

/**
 * The visit's only engine.
 *
 * @param user who changes the data: each finds it as it was at the start, whatever another one has left behind.
 * @param onProgress replaces the one of an earlier call.
 */
export function openSandbox(user: string, onProgress?: OnProgress): Sandbox {
  listener = onProgress;
  opened ??= createSession(() => startEngine((done, total) => listener?.(done, total)));
  if (user !== lastUser) opened.reset().catch(() => {});
  lastUser = user;
  return opened;
}
