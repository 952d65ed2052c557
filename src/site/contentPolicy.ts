import type { SiteConfig } from "./config";
import { type Directive, directives } from "./thirdParties";

type Configured = Pick<SiteConfig, "search" | "ask" | "analytics" | "thirdParties">;

/** Sources that a part of the site adds to the policy. */
type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** What the site's own pages need; scripts that stand in them are added by their hashes. */
const own: Sources = {
  "script-src": ["'self'"],
  "connect-src": ["'self'"],
  // Style sheets stand in each page's HTML, and React writes custom properties into attributes, which no hash allows.
  "style-src": ["'self'", "'unsafe-inline'"],
  "font-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'"],
  // The playground's frame, which has a policy of its own.
  "frame-src": ["'self'"],
  // The search.
  "worker-src": ["'self'"],
};

/**
 * The Content-Security-Policy of every page: the site itself, and whoever is configured. Nobody else can be loaded, asked
 * or told anything.
 *
 * @param scripts the texts of the scripts that stand in the page, as `'sha256-…'`.
 */
export function contentPolicy(config: Configured, scripts: readonly string[]): string {
  const parts = [
    own,
    { "script-src": scripts },
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
    "default-src 'none'",
    ...lines,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
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

/** Whom the widget asks, as its maker lists them (docs.kapa.ai, November 2026): its own hosts, and those that tell people from robots. */
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
  const [events, settings] =
    region === "EU"
      ? ["https://api.eu.amplitude.com", "https://sr-client-cfg.eu.amplitude.com"]
      : ["https://api2.amplitude.com", "https://sr-client-cfg.amplitude.com"];
  return {
    "connect-src": [
      originOf(serverUrl) ?? events,
      ...(remoteConfig ? [originOf(remoteConfigUrl) ?? settings] : []),
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
