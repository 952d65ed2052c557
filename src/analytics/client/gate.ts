import type { Types } from "@amplitude/analytics-browser";

/** Takes uploads and lets them disappear; the client drops what it gets no answer for. */
const nowhere: Types.BrowserConfig["transportProvider"] = { send: () => Promise.resolve(null) };

export interface Gate {
  /** Drops what waits, and whatever comes. */
  readonly close: () => Promise<void>;
  readonly open: () => void;
}

/**
 * Stands between the client and the network. When a reader opts out, the client takes no more events but would still send
 * those that wait, in ten seconds or when the page is left.
 */
export function gateFor(amplitude: Types.BrowserClient, transport: Types.TransportType): Gate {
  let config: Types.BrowserConfig | undefined;
  amplitude.add({
    name: "docs-gate",
    type: "before",
    setup: async (own: Types.BrowserConfig) => {
      config = own;
    },
    execute: async (event) => event,
  });
  return {
    close: async () => {
      if (config) config.transportProvider = nowhere;
      await amplitude.flush().promise;
    },
    open: () => amplitude.setTransport(transport),
  };
}
