import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentPolicy } from "../../../../build/policy/contentPolicy";
import { rememberHashes } from "../../../../build/policy/inlineCode";
import { readConfig } from "../../../../shared/config/config";

const hashOf = rememberHashes();

/** A directive's sources, for a site with these settings. */
function sources(
  directive: string,
  environment: Record<string, string> = {},
  scripts: string[] = [],
): string[] {
  const inline = { scripts, styleSheets: ["'sha256-sheet'"], styleAttributes: ["'sha256-attribute'"] };
  const parts = contentPolicy(readConfig(environment), inline).split("; ");
  return (
    parts
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}

it("lets a site that is not configured speak with itself alone", () => {
  const nothing = { scripts: [], styleSheets: [], styleAttributes: [] };
  const policy = contentPolicy(readConfig({}), nothing);
  expect(policy).not.toMatch(/https?:|unsafe-|\*/);
  expect(sources("default-src")).toEqual(["'self'"]);
  expect(sources("script-src", {}, ["'sha256-a'", "'sha256-a'"])).toEqual(["'self'", "'sha256-a'"]);
  expect(sources("connect-src")).toEqual(["'self'"]);
});

it("adds the hosts of the hosted search: its own, or those that are configured", () => {
  const hosted = { SEARCH_PROVIDER: "algolia", SEARCH_APP_ID: "APP", SEARCH_API_KEY: "key" };
  expect(sources("connect-src", hosted)).toContain("https://app-dsn.algolia.net");
  const own = { ...hosted, SEARCH_HOSTS: "https://search.example" };
  expect(sources("connect-src", own)).toEqual(["'self'", "https://search.example"]);
  expect(sources("script-src", hosted)).toEqual(["'self'"]);
  expect(sources("script-src", { ...hosted, SEARCH_INSIGHTS: "true" })[1]).toMatch(/search-insights/);
});

it("adds whoever answers questions, unless it is this host", () => {
  const model = { ASK_PROVIDER: "endpoint", ASK_MODEL: "m" };
  expect(sources("connect-src", { ...model, ASK_ENDPOINT: "/api/ask" })).toEqual(["'self'"]);
  expect(sources("connect-src", { ...model, ASK_ENDPOINT: "https://ask.example/v1/chat" })).toEqual([
    "'self'",
    "https://ask.example",
  ]);
  const widget = { ASK_PROVIDER: "kapa", ASK_KAPA_WEBSITE_ID: "id" };
  expect(sources("script-src", widget)).toContain("https://widget.kapa.ai/kapa-widget.bundle.js");
  expect(sources("connect-src", widget)).toContain("https://proxy.kapa.ai");
});

it("adds the analytics of the region, or the proxy in its place", () => {
  const key = { ANALYTICS_API_KEY: "key" };
  expect(sources("connect-src", key)).toEqual([
    "'self'",
    "https://api2.amplitude.com",
    "https://sr-client-cfg.amplitude.com",
  ]);
  expect(
    sources("connect-src", { ...key, ANALYTICS_REGION: "EU", ANALYTICS_REMOTE_CONFIG: "false" }),
  ).toEqual(["'self'", "https://api.eu.amplitude.com"]);
  expect(
    sources("connect-src", { ...key, ANALYTICS_SERVER_URL: "https://proxy.example/2/httpapi" }),
  ).toContain("https://proxy.example");
  expect(sources("script-src", key)).toEqual(["'self'"]);
  expect(sources("script-src", { ...key, ANALYTICS_VISUAL_TAGGING: "true" })).toContain(
    "https://cdn.amplitude.com/libs/",
  );
});

it("adds a third party's very file, and what it says that it needs", () => {
  const environment = {
    THIRD_PARTY_GAME: "https://games.example/a/game.js?v=2",
    THIRD_PARTY_GAME_ORIGINS: "connect-src https://scores.example; frame-src https://games.example",
    THIRD_PARTY_ICON_FONT: "https://fonts.example/icons.css",
  };
  expect(sources("script-src", environment)).toEqual(["'self'", "https://games.example/a/game.js"]);
  expect(sources("connect-src", environment)).toEqual(["'self'", "https://scores.example"]);
  expect(sources("frame-src", environment)).toEqual(["'self'", "https://games.example"]);
  expect(sources("style-src", environment)).toContain("https://fonts.example/icons.css");
});

/** The style sheet that the search's dialog writes, as its package spells it. */
function logoSheet(): string {
  const file = join(dirname(require.resolve("@docsearch/react/package.json")), "dist/esm/index.js");
  const sheets = [...readFileSync(file, "utf8").matchAll(/"style",null,"([^"]*)"/g)];
  expect(sheets).toHaveLength(1);
  return sheets[0]?.[1] ?? "";
}

it("allows styles by their hashes, unless someone is let in who writes styles", () => {
  const byHash = ["'self'", hashOf(logoSheet()), "'sha256-sheet'", "'unsafe-hashes'", "'sha256-attribute'"];
  expect(sources("style-src")).toEqual(byHash);
  expect(sources("style-src", { ANALYTICS_API_KEY: "key" })).toEqual(byHash);
  const others = [
    { ASK_PROVIDER: "kapa", ASK_KAPA_WEBSITE_ID: "id" },
    { THIRD_PARTY_GAME: "https://games.example/game.js" },
    { ANALYTICS_API_KEY: "key", ANALYTICS_VISUAL_TAGGING: "true" },
  ];
  for (const environment of others) {
    expect(sources("style-src", environment).filter((source) => source.startsWith("'"))).toEqual([
      "'self'",
      "'unsafe-inline'",
    ]);
  }
});
