import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "../../shared/messageOf";

/** `refused`: the host rejects programs (401, 403, 429), which says nothing about the link. */
export type Verdict = "works" | "broken" | "refused" | "not reached";

interface CheckedLink {
  readonly url: string;
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
export async function checkLinks(urls: readonly string[], bounds = politeBounds): Promise<CheckedLink[]> {
  const deadline = Date.now() + bounds.totalMs;
  const checked = new Map<string, CheckedLink>();
  const queues = [...groupByHost(urls).values()];

  const worker = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [index, url] of queue.entries()) {
        if (Date.now() >= deadline) return;
        if (index > 0) await pause(bounds.pauseMs);
        checked.set(url, await checkLink(url, bounds));
      }
    }
  };
  await Promise.all(Array.from({ length: bounds.hosts }, worker));

  return urls.map((url) => checked.get(url) ?? { url, verdict: "not reached", detail: "the time was up" });
}

/** HEAD is the cheapest request for a host; hosts that don't support it get a GET. */
async function checkLink(url: string, bounds: Bounds): Promise<CheckedLink> {
  const head = await ask(url, "HEAD", bounds.timeoutMs);
  if (head.verdict === "works") return head;
  await pause(bounds.pauseMs);
  return ask(url, "GET", bounds.timeoutMs);
}

async function ask(url: string, method: "HEAD" | "GET", timeoutMs: number): Promise<CheckedLink> {
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return { url, verdict: verdictOf(response.status), detail: `${response.status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { url, verdict: "broken", detail: messageOf(cause) };
  }
}

function verdictOf(status: number): Verdict {
  if (status < 400) return "works";
  return [401, 403, 429].includes(status) ? "refused" : "broken";
}

function groupByHost(urls: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    groups.set(host, [...(groups.get(host) ?? []), url]);
  }
  return groups;
}
