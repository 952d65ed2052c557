import type { SiteConfig } from "../../shared/config/config";
import { contentPolicy, type InlineHashes } from "./contentPolicy";

/**
 * What a server says with the site's files. Every server gets it from here: the build writes it for static hosts, and
 * `npm run serve` and the configuration of nginx are made from what the build wrote.
 */
export interface SiteHeaders {
  /** With every answer. */
  readonly everywhere: HeaderSet;
  /** The policy of pages; their `<meta>` says the same, but for what only a header can say. */
  readonly pagePolicy: string;
  readonly framePolicy: string;
}

export type HeaderSet = Readonly<Record<string, string>>;

export const policyHeader = "Content-Security-Policy";

/** For what is no page: other sites can't frame it. */
export const ownFrames = "frame-ancestors 'self'";

/** For an SVG file that is opened alone: it may draw, and neither run nor load anything. */
export const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${ownFrames}`;

/**
 * For the sandbox's worker, which is within this policy and not within that of its page: it compiles WebAssembly, and adds
 * the script with GraphQL. Its page gives it all else.
 */
export const sandboxPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ${ownFrames}`;

export const caching = {
  /** The name says the content, so a browser need never ask again. */
  forever: "public, max-age=31536000, immutable",
  /** May be kept, but is asked for each time; the answer is usually 304. */
  alwaysAsk: "public, max-age=0, must-revalidate",
} as const;

/** What no page of the site uses, and nothing that gets into one may. */
const refused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
];

/** Two years, what the lists of browsers ask for. Other hosts below the same name are not ours to speak for. */
const strictTransport = "max-age=63072000";

export function siteHeaders(config: SiteConfig, inline: InlineHashes): SiteHeaders {
  return {
    everywhere: {
      "X-Content-Type-Options": "nosniff",
      // For hosts that know rules by path alone: their 404 pages come without a policy.
      "X-Frame-Options": "SAMEORIGIN",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": refused.map((feature) => `${feature}=()`).join(", "),
      // The provider's site opens this one to mark elements, and speaks with it.
      "Cross-Origin-Opener-Policy": config.analytics?.visualTagging ? "unsafe-none" : "same-origin",
      // Browsers heed it over https alone, and a site that is published without would lock itself out.
      ...(config.siteUrl.startsWith("https:") ? { "Strict-Transport-Security": strictTransport } : {}),
    },
    pagePolicy: `${contentPolicy(config, inline)}; ${ownFrames}`,
    // Its document says the rest itself; that it is a sandbox, also when someone opens it alone, only a header can say.
    framePolicy: "sandbox allow-scripts",
  };
}
