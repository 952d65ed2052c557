import { setTimeout as pause } from "node:timers/promises";

/** `refused`: the host rejects programs (401, 403, 429), which says nothing about the link. */
export type Verdict = "works" | "broken" | "refused" | "not reached";

interface CheckedLink {
  readonly address: string;
  readonly verdict: Verdict;
  readonly detail: string;
}

interface Bounds {
  /** How many hosts are asked at the same time; each gets one request at a time. */
  readonly hosts: number;
  /** Between two requests to a host. */
  readonly pauseMs: number;
  /** For one request. */
  readonly timeoutMs: number;
  /** For everything; what is left then is "not reached". */
  readonly totalMs: number;
}

const politeBounds: Bounds = { hosts: 4, pauseMs: 1000, timeoutMs: 15_000, totalMs: 600_000 };

const headers = {
  "user-agent": "strapi-5-docs link check (one request at a time; about once a month)",
  accept: "text/html,*/*",
};

/** @returns in the order of the URLs */
export async function checkLinks(
  addresses: readonly string[],
  bounds = politeBounds,
): Promise<CheckedLink[]> {
  const deadline = Date.now() + bounds.totalMs;
  const checked = new Map<string, CheckedLink>();
  const queues = [...groupByHost(addresses).values()];

  const worker = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [index, address] of queue.entries()) {
        if (Date.now() >= deadline) return;
        if (index > 0) await pause(bounds.pauseMs);
        checked.set(address, await checkLink(address, bounds));
      }
    }
  };
  await Promise.all(Array.from({ length: bounds.hosts }, worker));

  return addresses.map(
    (address) => checked.get(address) ?? { address, verdict: "not reached", detail: "the time was up" },
  );
}

/** HEAD is the cheapest request for a host; hosts that don't support it get a GET. */
async function checkLink(address: string, bounds: Bounds): Promise<CheckedLink> {
  const head = await ask(address, "HEAD", bounds.timeoutMs);
  if (head.verdict === "works") return head;
  await pause(bounds.pauseMs);
  return ask(address, "GET", bounds.timeoutMs);
}

async function ask(address: string, method: "HEAD" | "GET", timeoutMs: number): Promise<CheckedLink> {
  try {
    const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return { address, verdict: verdictOf(response.status), detail: `${response.status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { address, verdict: "broken", detail: cause instanceof Error ? cause.message : String(cause) };
  }
}

function verdictOf(status: number): Verdict {
  if (status < 400) return "works";
  return [401, 403, 429].includes(status) ? "refused" : "broken";
}

function groupByHost(addresses: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return groups;
}
