/**
 * The messages that Gatsby sends to its parent process (its structured log): starts and ends of steps, and output.
 *
 * @typedef {{ type?: string, action?: { type?: string, payload?: unknown } }} Message
 */

/** A build shorter than this says enough by itself, in seconds. */
const minSecondsForSummary = 10;
const named = 3;

/**
 * Listens to a build of Gatsby, and says at its end what came of it and where the time went.
 *
 * @param {() => number} now milliseconds
 */
export function watchBuild(now = () => performance.now()) {
  const began = now();
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {{ name: string, seconds: number }[]} */
  const steps = [];
  let pages = 0;

  return {
    /** @param {unknown} message */
    hear(message) {
      const { type, action } = /** @type {Message} */ (message ?? {});
      if (type !== "LOG_ACTION" || typeof action?.payload !== "object" || action.payload === null) return;
      const { uuid, text, duration } = /** @type {Record<string, unknown>} */ (action.payload);
      if (action.type === "ACTIVITY_START") names.set(String(uuid), String(text));
      if (action.type === "ACTIVITY_END" && typeof duration === "number")
        steps.push({ name: names.get(String(uuid)) ?? "", seconds: duration });
      if (action.type === "LOG") pages = Number(/SitePage nodes: (\d+)/.exec(String(text))?.[1] ?? pages);
    },

    /** Of a build that ended well; undefined of one that took but a moment. */
    summary() {
      const seconds = (now() - began) / 1000;
      if (seconds < minSecondsForSummary) return undefined;
      const slowest = [...steps].sort((a, b) => b.seconds - a.seconds).slice(0, named);
      const times = slowest.map(({ name, seconds: own }) => `${name} ${own.toFixed(0)} s`);
      return `${pages} pages in ${seconds.toFixed(0)} s, no problems in the content. Most of it: ${times.join(", ")}.`;
    },
  };
}
