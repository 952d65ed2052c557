import type { SiteConfig } from "../../shared/config/config";
import { contentPolicy, type InlineHashes } from "./contentPolicy";

/**
 * The headers that servers send with the site's files. The build writes them for static hosts, and `npm run serve` and the
 * nginx configuration use what the build wrote.
 */
export interface SiteHeaders {
  /** With every response. */
  readonly everywhere: HeaderSet;
  /** The policy of pages. Their `<meta>` has the same, except for directives that only a header can set. */
  readonly pagePolicy: string;
  readonly framePolicy: string;
}

export type HeaderSet = Readonly<Record<string, string>>;

export const policyHeader = "Content-Security-Policy";

/** For what is no page: other sites can't frame it. */
export const ownFrames = "frame-ancestors 'self'";

/** For an SVG file that is opened by itself: it can draw, but not run or load anything. */
export const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${ownFrames}`;

/**
 * For the sandbox's worker, which has this policy instead of its page's: it compiles WebAssembly, and loads the script with
 * GraphQL. The page provides the rest.
 */
export const sandboxPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ${ownFrames}`;

export const caching = {
  /** The name identifies the content, so browsers never have to revalidate it. */
  forever: "public, max-age=31536000, immutable",
  /** Can be cached, but is revalidated each time; the response is usually 304. */
  alwaysAsk: "public, max-age=0, must-revalidate",
} as const;

/** Browser features that no page of the site uses, and that injected code must not use either. */
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

/** Two years, as browsers' preload lists require. Subdomains aren't included, because they can belong to other sites. */
const strictTransport = "max-age=63072000";

export function siteHeaders(config: SiteConfig, inline: InlineHashes): SiteHeaders {
  return {
    everywhere: {
      "X-Content-Type-Options": "nosniff",
      // For hosts whose rules match only paths: their 404 pages come without a policy.
      "X-Frame-Options": "SAMEORIGIN",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": refused.map((feature) => `${feature}=()`).join(", "),
      // The provider's site opens this one to mark elements, and speaks with it.
      "Cross-Origin-Opener-Policy": config.analytics?.visualTagging ? "unsafe-none" : "same-origin",
      // Browsers use it only over HTTPS, and a site that is published without HTTPS would lock itself out.
      ...(config.siteUrl.startsWith("https:") ? { "Strict-Transport-Security": strictTransport } : {}),
    },
    pagePolicy: `${contentPolicy(config, inline)}; ${ownFrames}`,
    // Its document says the rest itself; that it is a sandbox, also when someone opens it alone, only a header can say.
    framePolicy: "sandbox allow-scripts",
  };
}
