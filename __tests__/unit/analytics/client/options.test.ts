import { clientOptions } from "../../../../src/analytics/client/options";
import { readAnalyticsConfig } from "../../../../src/site/analyticsConfig";
import { required } from "../../../../src/site/required";

const optionsFor = (environment: Record<string, string> = {}, deviceId?: string) =>
  clientOptions(
    required(readAnalyticsConfig({ ANALYTICS_API_KEY: "key", ...environment }), "analytics"),
    deviceId,
  );

it("has the values of the specification", () => {
  expect(optionsFor()).toMatchObject({
    flushIntervalMillis: 10_000,
    flushQueueSize: 200,
    flushMaxRetries: 12,
    sessionTimeout: 1_800_000,
    cookieOptions: { expiration: 365 },
    serverZone: "US",
    transport: "fetch",
    useBatch: false,
    remoteConfig: { fetchRemoteConfig: true },
    autocapture: {
      sessions: true,
      attribution: { resetSessionOnNewCampaign: true },
      elementInteractions: {
        actionClickAllowlist: ["div", "span", "h1", "h2", "h3", "h4", "h5", "h6"],
        visualTaggingOptions: { enabled: false },
      },
    },
  });
});

it("leaves to the client what isn't configured", () => {
  const options = optionsFor();
  expect("serverUrl" in options).toBe(false);
  expect("deviceId" in options).toBe(false);
});

it("takes region, address, transport and device", () => {
  const environment = {
    ANALYTICS_REGION: "EU",
    ANALYTICS_SERVER_URL: "https://proxy.example/2/httpapi",
    ANALYTICS_TRANSPORT: "beacon",
    ANALYTICS_BATCH: "true",
    ANALYTICS_AUTOCAPTURE: "false",
    ANALYTICS_REMOTE_CONFIG_URL: "https://proxy.example/config",
  };
  expect(optionsFor(environment, "1.2")).toMatchObject({
    serverZone: "EU",
    serverUrl: "https://proxy.example/2/httpapi",
    transport: "beacon",
    useBatch: true,
    autocapture: false,
    remoteConfig: { fetchRemoteConfig: true, serverUrl: "https://proxy.example/config" },
    deviceId: "1.2",
  });
});

it("captures clicks on the listed pages only, where there is a list", () => {
  const { autocapture } = optionsFor({ ANALYTICS_PAGE_ALLOWLIST: "/dev-docs/ /cloud/" });
  expect(autocapture).toMatchObject({
    elementInteractions: { pageUrlAllowlist: [/\/dev-docs\//, /\/cloud\//] },
  });
});
