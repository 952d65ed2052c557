/** How long a reader who has the page already waits for a network that can't come, in milliseconds. */
export const patience = 3000;
/** After waiting in vain the network isn't waited for again that soon: a page asks for several files. */
export const pause = 10_000;

interface Sources {
  readonly ask: () => Promise<Response>;
  /** What there is without the network. */
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
 * Asks the network first, so that no one who is online reads an old version. What is kept stands in when the network doesn't answer, is late, or the
 * server has its own error.
 *
 * @returns rejects as the network does when nothing is kept.
 */
export function createNetworkFirst({ now, wait }: Clock = realClock) {
  let isSlowUntil = 0;
  return async ({ ask, kept }: Sources): Promise<Response> => {
    if (now() < isSlowUntil) {
      const known = await kept();
      if (known) return known;
    }
    const asked = ask();
    // Looked for at the same time: who is online isn't to wait for it.
    const [outcome, known] = await Promise.all([
      Promise.race([asked.catch(() => "failed" as const), wait(patience).then(() => "late" as const)]),
      kept(),
    ]);
    if (!known) return asked;
    if (outcome === "late") isSlowUntil = now() + pause;
    return typeof outcome === "string" || outcome.status >= 500 ? known : outcome;
  };
}
