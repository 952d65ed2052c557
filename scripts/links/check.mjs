/**
 * @typedef {"works" | "broken" | "refused" | "not reached"} Verdict
 * refused: the host answers, but not to a program (401, 403, 429), which says nothing about the link.
 * @typedef {{ address: string, verdict: Verdict, detail: string }} CheckedLink
 *
 * @typedef {object} Bounds
 * @property {number} hosts how many hosts are asked at the same time; each gets one request at a time
 * @property {number} pauseMs between two requests to a host
 * @property {number} timeoutMs for one request
 * @property {number} totalMs for everything; what is left then is "not reached"
 */

/** @type {Bounds} */
const politeBounds = { hosts: 4, pauseMs: 1000, timeoutMs: 15_000, totalMs: 600_000 };

const headers = {
  "user-agent": "strapi-5-docs link check (one request at a time; about once a month)",
  accept: "text/html,*/*",
};

/**
 * @param {readonly string[]} addresses
 * @param {Bounds} [bounds]
 * @returns {Promise<CheckedLink[]>} in the order of the addresses
 */
export async function checkLinks(addresses, bounds = politeBounds) {
  const deadline = Date.now() + bounds.totalMs;
  /** @type {Map<string, CheckedLink>} */
  const checked = new Map();
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

/**
 * HEAD costs a host least; those who don't know it are asked again with GET.
 *
 * @param {string} address
 * @param {Bounds} bounds
 * @returns {Promise<CheckedLink>}
 */
async function checkLink(address, bounds) {
  const head = await ask(address, "HEAD", bounds.timeoutMs);
  if (head.verdict === "works") return head;
  await pause(bounds.pauseMs);
  return ask(address, "GET", bounds.timeoutMs);
}

/**
 * @param {string} address
 * @param {"HEAD" | "GET"} method
 * @param {number} timeoutMs
 * @returns {Promise<CheckedLink>}
 */
async function ask(address, method, timeoutMs) {
  try {
    const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return { address, verdict: verdictOf(response.status), detail: `${response.status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { address, verdict: "broken", detail: cause instanceof Error ? cause.message : String(cause) };
  }
}

/**
 * @param {number} status
 * @returns {Verdict}
 */
function verdictOf(status) {
  if (status < 400) return "works";
  return [401, 403, 429].includes(status) ? "refused" : "broken";
}

/** @param {readonly string[]} addresses */
function groupByHost(addresses) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const address of addresses) {
    const { host } = new URL(address);
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return groups;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
