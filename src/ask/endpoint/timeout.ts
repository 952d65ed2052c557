import { AskError } from "../askError";

/** How long to wait for the next part of an answer, in milliseconds. */
export type TimeoutMs = number;

/** Time that a model may need to read before its first word. */
export const defaultTimeout: TimeoutMs = 30_000;

/** @throws AskError `slow` after the timeout. The promise can still settle later; its result is ignored. */
export async function withTimeout<Result>(awaited: Promise<Result>, timeoutMs: TimeoutMs): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AskError("slow", `Nothing came for ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([awaited, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
