import { AskError } from "../askError";

/** How long to wait for the next part of an answer, in milliseconds. */
export type Patience = number;

/** Time that a model may need to read before its first word. */
export const usualPatience: Patience = 30_000;

/** @throws AskError `slow` after the timeout. The promise can still settle later; its result is ignored. */
export async function withPatience<Result>(awaited: Promise<Result>, patience: Patience): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AskError("slow", `Nothing came for ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([awaited, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
