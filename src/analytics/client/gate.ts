import type { Types } from "@amplitude/analytics-browser";

/** Discards uploads: the client drops events without a response. */
const nowhere: Types.BrowserConfig["transportProvider"] = { send: () => Promise.resolve(null) };

type Metadata = NonNullable<Types.BrowserConfig["requestMetadata"]>;

export interface Gate {
  /** Drops what waits, and whatever comes. */
  readonly close: () => Promise<void>;
  readonly open: () => void;
  /** Puts how long the remote config took into the metadata of the next upload. To be called before `init`. */
  readonly reportResponseTime: (milliseconds: number) => void;
}

/**
 * Wraps the client's transport. When a reader opts out, the client accepts no more events but would still send the
 * waiting ones, after ten seconds or when the reader leaves.
 */
export function gateFor(amplitude: Types.BrowserClient, transport: Types.TransportType): Gate {
  let config: Types.BrowserConfig | undefined;
  const metadata = emptyMetadata();
  amplitude.add({
    name: "docs-gate",
    type: "before",
    setup: async (own: Types.BrowserConfig) => {
      config = own;
      // Without this, the client's first upload says nothing about itself.
      own.requestMetadata = metadata;
    },
    execute: async (event) => event,
  });
  return {
    close: async () => {
      if (config) config.transportProvider = nowhere;
      await amplitude.flush().promise;
    },
    open: () => amplitude.setTransport(transport),
    reportResponseTime: (milliseconds) => {
      metadata.recordHistogram("remote_config_fetch_time_API_success", milliseconds);
    },
  };
}

function emptyMetadata(): Metadata {
  const histogram: Metadata["sdk"]["metrics"]["histogram"] = {};
  return {
    sdk: { metrics: { histogram } },
    recordHistogram: (key, value) => {
      histogram[key] = value;
    },
  };
}
