import { readAnalyticsConfig } from "../../../../shared/config/analyticsConfig";

it("is nothing without a key", () => {
  expect(readAnalyticsConfig({})).toBeUndefined();
  expect(readAnalyticsConfig({ ANALYTICS_API_KEY: " ", ANALYTICS_REGION: "EU" })).toBeUndefined();
});

it("needs no more than a key", () => {
  expect(readAnalyticsConfig({ ANALYTICS_API_KEY: "key" })).toEqual({
    apiKey: "key",
    region: "US",
    serverUrl: null,
    batch: false,
    transport: "fetch",
    remoteConfig: true,
    remoteConfigUrl: "https://sr-client-cfg.amplitude.com/config",
    autocapture: true,
    pageAllowlist: [],
    visualTagging: false,
  });
});

it("takes everything from the environment", () => {
  expect(
    readAnalyticsConfig({
      ANALYTICS_API_KEY: "key",
      ANALYTICS_REGION: "EU",
      ANALYTICS_SERVER_URL: "https://proxy.example/2/httpapi",
      ANALYTICS_BATCH: "true",
      ANALYTICS_TRANSPORT: "xhr",
      ANALYTICS_REMOTE_CONFIG: "false",
      ANALYTICS_REMOTE_CONFIG_URL: "https://proxy.example/config",
      ANALYTICS_AUTOCAPTURE: "false",
      ANALYTICS_PAGE_ALLOWLIST: "/dev-docs/ ^https://docs\\.example/$",
      ANALYTICS_VISUAL_TAGGING: "true",
    }),
  ).toEqual({
    apiKey: "key",
    region: "EU",
    serverUrl: "https://proxy.example/2/httpapi",
    batch: true,
    transport: "xhr",
    remoteConfig: false,
    remoteConfigUrl: "https://proxy.example/config",
    autocapture: false,
    pageAllowlist: ["/dev-docs/", "^https://docs\\.example/$"],
    visualTagging: true,
  });
});

it("names every variable that is wrong, and what to write instead", () => {
  expect(() =>
    readAnalyticsConfig({
      ANALYTICS_API_KEY: "key",
      ANALYTICS_REGION: "asia",
      ANALYTICS_SERVER_URL: "proxy",
    }),
  ).toThrow(
    [
      "The analytics can't be set up:",
      '  ANALYTICS_REGION is "asia": write US or EU',
      '  ANALYTICS_SERVER_URL is "proxy": write a URL such as https://host.example',
    ].join("\n"),
  );
});
