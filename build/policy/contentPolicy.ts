import type { SiteConfig } from "../../shared/config/config";
import { type Directive, directives } from "../../shared/config/thirdParties";

type Configured = Pick<SiteConfig, "search" | "ask" | "analytics" | "thirdParties">;

/** Sources that a part of the site adds to the policy. */
type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Hashes of the inline code in pages, as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
  /** Of the values of `style="…"`. What React writes later goes another way, which no policy minds. */
  readonly styleAttributes: readonly string[];
}

/** The image of a logo in the search's dialog brings its own sheet (@docsearch/react 3.9.0). */
const logoSheet = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** What the site's own pages need; their inline code is added by hash. */
const own: Sources = {
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
  "style-src": ["'self'"],
  "font-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'"],
  // The playground's frame, which has its own policy.
  "frame-src": ["'self'"],
  // The search.
  "worker-src": ["'self'"],
};

/**
 * The Content-Security-Policy of every page: the site itself, and whoever is configured. No one else can be loaded, asked
 * or told anything.
 */
export function contentPolicy(config: Configured, inline: InlineHashes): string {
  const parts = [
    own,
    { "script-src": inline.scripts, "style-src": inlineStyles(config, inline) },
    search(config),
    ask(config),
    analytics(config),
    ...thirdParties(config),
  ];
  const lines = directives.map((directive) => {
    const sources = parts.flatMap((part: Sources) => part[directive] ?? []);
    return [directive, ...new Set(sources)].join(" ");
  });
  return [
    // Every kind of request that pages send has its own line except prefetching, for which Firefox uses this one.
    "default-src 'self'",
    ...lines,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * Allows the site's own styles by hash. Third-party scripts insert style sheets that can't be known in advance, and a
 * hash next to `'unsafe-inline'` would disable it.
 */
function inlineStyles(config: Configured, { styleSheets, styleAttributes }: InlineHashes): readonly string[] {
  const { ask, analytics: measured, thirdParties: others } = config;
  if (others.length > 0 || ask.provider === "kapa" || measured?.visualTagging) return ["'unsafe-inline'"];
  return [
    logoSheet,
    ...styleSheets,
    ...(styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []),
  ];
}

function search({ search: { provider, hosts, appId, insights } }: Configured): Sources {
  if (provider !== "algolia") return {};
  const service = [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`].concat(
    [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  );
  return {
    "connect-src": [
      ...(hosts.length > 0 ? hosts : service.map((host) => host.toLowerCase())),
      ...(insights ? ["https://insights.algolia.io"] : []),
    ],
    // The search box loads it to tell what is viewed and clicked.
    "script-src": insights
      ? ["https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js"]
      : [],
  };
}

function ask({ ask: { provider, endpoint, kapa } }: Configured): Sources {
  if (provider === "endpoint" && endpoint !== null && !endpoint.startsWith("/"))
    return { "connect-src": [new URL(endpoint).origin] };
  return provider === "kapa" && kapa ? kapaSources(kapa.script) : {};
}

/** The hosts that the widget contacts, as documented (docs.kapa.ai, November 2026): kapa's own, and those of its bot protection. */
function kapaSources(script: string): Sources {
  const captcha = ["https://www.google.com/recaptcha/", "https://hcaptcha.com", "https://*.hcaptcha.com"];
  const hosts = [
    "https://proxy.kapa.ai",
    "https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app",
    "https://metrics.kapa.ai",
  ];
  return {
    "script-src": [fileOf(script), ...captcha, "https://www.gstatic.com/recaptcha/"],
    "connect-src": [...hosts, ...captcha],
    "frame-src": captcha,
  };
}

function analytics({ analytics: config }: Configured): Sources {
  if (!config) return {};
  const { region, serverUrl, remoteConfig, remoteConfigUrl, visualTagging } = config;
  const events = region === "EU" ? "https://api.eu.amplitude.com" : "https://api2.amplitude.com";
  return {
    "connect-src": [
      originOf(serverUrl) ?? events,
      ...(remoteConfig ? [new URL(remoteConfigUrl).origin] : []),
    ],
    "script-src": visualTagging ? ["https://cdn.amplitude.com/libs/"] : [],
  };
}

function thirdParties({ thirdParties: parties }: Configured): readonly Sources[] {
  return parties.flatMap(({ element, src, origins }) => [
    { [element === "script" ? "script-src" : "style-src"]: [fileOf(src)] },
    origins,
  ]);
}

function originOf(url: string | null): string | null {
  return url === null ? null : new URL(url).origin;
}

/** This very file: a policy compares everything but the query. */
function fileOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
