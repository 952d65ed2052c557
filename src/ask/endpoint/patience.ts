import { AskError } from "../askError";

/** How long one waits for the next sign of an answer, in milliseconds. */
export type Patience = number;

/** A model may read for a while before its first word, and no longer. */
export const usualPatience: Patience = 30_000;

/** @throws AskError `slow` when the wait is over. What was waited for may then still end, unheard. */
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
