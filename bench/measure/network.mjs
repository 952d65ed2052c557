/** @typedef {import("@playwright/test").CDPSession} Session */

const pause = 50;
const timeoutMs = 45_000;

/** The slow phone of Lighthouse's mobile tests. @param {Session} session */
export async function slowDown(session) {
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/**
 * Follows what a page loads, also what it keeps a browser's own cache from.
 *
 * @param {Session} session
 */
export async function watchTraffic(session) {
  /** @type {Map<string, { kind: string, bytes: number }>} */
  const requests = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  let changed = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, type = "", request }) => {
    if (!request.url.startsWith("http")) return;
    requests.set(requestId, { kind: type, bytes: 0 });
    open.add(requestId);
    changed = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const known = requests.get(requestId);
    if (known && /javascript/.test(response.mimeType)) known.kind = "Script";
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
    open.delete(requestId);
    changed = Date.now();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    changed = Date.now();
  });
  await session.send("Network.enable");

  /** @param {(id: string, kind: string) => boolean} which */
  const sum = (which) =>
    [...requests].reduce((total, [id, { kind, bytes }]) => total + (which(id, kind) ? bytes / 1000 : 0), 0);
  return {
    /** Those requested so far. */
    scripts: () => new Set([...requests].filter(([, { kind }]) => kind === "Script").map(([id]) => id)),
    /** Returns when nothing has come or gone for so many milliseconds. @param {number} silence */
    async quiet(silence) {
      const started = Date.now();
      while ((open.size > 0 || Date.now() - changed < silence) && Date.now() - started < timeoutMs)
        await new Promise((resolve) => setTimeout(resolve, pause));
    },
    /** @param {ReadonlySet<string>} before scripts to count apart */
    kilobytes: (before) => ({
      html: sum((_, kind) => kind === "Document"),
      styles: sum((_, kind) => kind === "Stylesheet"),
      fonts: sum((_, kind) => kind === "Font"),
      scriptsBefore: sum((id) => before.has(id)),
      scripts: sum((_, kind) => kind === "Script"),
    }),
  };
}
