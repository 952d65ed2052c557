import { z } from "zod";
import { address, type Environment, expression, flag, readVariables, text } from "./variables";

/** How this copy of the site measures what its readers do. Read while building, and written into the bundle that sends. */
export interface AnalyticsConfig {
  /** Public: it may send events and nothing else. */
  readonly apiKey: string;
  readonly region: "US" | "EU";
  /** Where events go instead of the provider's own address, such as a proxy of one's own. */
  readonly serverUrl: string | null;
  /** Sends by the provider's address for many events at a time, which is slower to count them. */
  readonly batch: boolean;
  readonly transport: "fetch" | "xhr" | "beacon";
  /** Whether the provider may change what is captured without a new build. */
  readonly remoteConfig: boolean;
  /** The service of that configuration, without a query. */
  readonly remoteConfigUrl: string;
  /** Whether clicks, changes and page loads are captured beside the site's own events. */
  readonly autocapture: boolean;
  /** Pages on which clicks may be captured, as expressions over the address; empty for all. */
  readonly pageAllowlist: readonly string[];
  /** Lets the provider's own site open this one and mark elements in it. */
  readonly visualTagging: boolean;
}

/** The provider's services of remote configuration, by zone. */
const remoteConfigUrls = {
  US: "https://sr-client-cfg.amplitude.com/config",
  EU: "https://sr-client-cfg.eu.amplitude.com/config",
  STAGING: "https://sr-client-cfg.stag2.amplitude.com/config",
} as const;

const variables = z.object({
  ANALYTICS_API_KEY: z.string().trim().default(""),
  ANALYTICS_REGION: z.enum(["US", "EU"], "write US or EU").default("US"),
  ANALYTICS_SERVER_URL: address.optional(),
  ANALYTICS_BATCH: flag.default(false),
  ANALYTICS_TRANSPORT: z.enum(["fetch", "xhr", "beacon"], "write fetch, xhr or beacon").default("fetch"),
  ANALYTICS_REMOTE_CONFIG: flag.default(true),
  ANALYTICS_REMOTE_CONFIG_ZONE: z.enum(["US", "EU", "STAGING"], "write US, EU, or STAGING").optional(),
  ANALYTICS_REMOTE_CONFIG_URL: address.optional(),
  ANALYTICS_AUTOCAPTURE: flag.default(true),
  ANALYTICS_PAGE_ALLOWLIST: text
    .transform((list) => list.split(/\s+/))
    .pipe(z.array(expression))
    .default([]),
  ANALYTICS_VISUAL_TAGGING: flag.default(false),
});

/** @throws with every variable that is wrong, and what to write instead. */
export function readAnalyticsConfig(environment: Environment): AnalyticsConfig | undefined {
  const data = readVariables(variables, environment, "The analytics can't be set up:");
  if (data.ANALYTICS_API_KEY === "") return undefined;
  return {
    apiKey: data.ANALYTICS_API_KEY,
    region: data.ANALYTICS_REGION,
    serverUrl: data.ANALYTICS_SERVER_URL ?? null,
    batch: data.ANALYTICS_BATCH,
    transport: data.ANALYTICS_TRANSPORT,
    remoteConfig: data.ANALYTICS_REMOTE_CONFIG,
    remoteConfigUrl:
      data.ANALYTICS_REMOTE_CONFIG_URL ??
      remoteConfigUrls[data.ANALYTICS_REMOTE_CONFIG_ZONE ?? data.ANALYTICS_REGION],
    autocapture: data.ANALYTICS_AUTOCAPTURE,
    pageAllowlist: data.ANALYTICS_PAGE_ALLOWLIST,
    visualTagging: data.ANALYTICS_VISUAL_TAGGING,
  };
}
