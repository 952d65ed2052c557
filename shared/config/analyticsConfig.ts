import { z } from "zod";
import {
  type Environment,
  expression,
  flag,
  orNull,
  readVariables,
  text,
  url,
  variableOf,
} from "./variables";

/** How this copy of the site measures usage. Read at build time and included in the analytics bundle. */
export type AnalyticsConfig = NonNullable<ReturnType<typeof readAnalyticsConfig>>;

/** The provider's services of remote configuration, by zone. */
const remoteConfigUrls = {
  US: "https://sr-client-cfg.amplitude.com/config",
  EU: "https://sr-client-cfg.eu.amplitude.com/config",
  STAGING: "https://sr-client-cfg.stag2.amplitude.com/config",
} as const;

const variables = z.object({
  /** Public: it can only send events. */
  apiKey: z.string().trim().default(""),
  region: z.enum(["US", "EU"], "write US or EU").default("US"),
  /** Where events go instead of the provider's own URL, such as a proxy of one's own. */
  serverUrl: orNull(url),
  /** Sends by the provider's URL for many events at a time, which is slower to count them. */
  batch: flag.default(false),
  transport: z.enum(["fetch", "xhr", "beacon"], "write fetch, xhr or beacon").default("fetch"),
  /** Whether the provider can change what is captured without a new build. */
  remoteConfig: flag.default(true),
  remoteConfigZone: z.enum(["US", "EU", "STAGING"], "write US, EU, or STAGING").optional(),
  /** The service of that configuration, without a query. */
  remoteConfigUrl: url.optional(),
  /** Whether clicks, changes, and page loads are captured in addition to the site's own events. */
  autocapture: flag.default(true),
  /** Pages on which clicks can be captured, as regular expressions for the URL; empty for all. */
  pageAllowlist: text
    .transform((list) => list.split(/\s+/))
    .pipe(z.array(expression))
    .default([]),
  /** Lets the provider's own site open this one and mark elements in it. */
  visualTagging: flag.default(false),
});

/**
 * @returns undefined without a key.
 * @throws with every variable that is wrong, and what to write instead.
 */
export function readAnalyticsConfig(environment: Environment) {
  const { remoteConfigZone, ...config } = readVariables(
    variables,
    environment,
    "The analytics can't be set up:",
    variableOf("ANALYTICS"),
  );
  if (config.apiKey === "") return undefined;
  const remoteConfigUrl = config.remoteConfigUrl ?? remoteConfigUrls[remoteConfigZone ?? config.region];
  return { ...config, remoteConfigUrl };
}
