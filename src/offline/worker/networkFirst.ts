/** How long a reader waits for the network if the page is already saved, in milliseconds. */
export const timeoutMs = 3000;
/** After a timeout, requests don't wait for the network for this long, because a page requests several files. */
export const pause = 10_000;

interface Sources {
  readonly ask: () => Promise<Response>;
  /** Returns the saved response. */
  readonly kept: () => Promise<Response | undefined>;
}

interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const realClock: Clock = {
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Tries the network first, so that online readers never see an old version. The saved response is used if the network
 * fails or is slow, or if the server has an internal error.
 *
 * @returns rejects with the network's error if nothing is saved.
 */
export function createNetworkFirst({ now, wait }: Clock = realClock) {
  let isSlowUntil = 0;
  return async ({ ask, kept }: Sources): Promise<Response> => {
    if (now() < isSlowUntil) {
      const known = await kept();
      if (known) return known;
    }
    const asked = ask();
    // Looked up at the same time, so that online readers don't wait for it.
    const [outcome, known] = await Promise.all([
      Promise.race([asked.catch(() => "failed" as const), wait(timeoutMs).then(() => "late" as const)]),
      kept(),
    ]);
    if (!known) return asked;
    if (outcome === "late") isSlowUntil = now() + pause;
    return typeof outcome === "string" || outcome.status >= 500 ? known : outcome;
  };
}
