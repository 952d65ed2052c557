import { readAnalyticsConfig } from "../../../../shared/config/analyticsConfig";
import { required } from "../../../../shared/required";
import { clientOptions } from "../../../../src/analytics/client/options";

const configFor = (environment: Record<string, string> = {}) =>
  required(readAnalyticsConfig({ ANALYTICS_API_KEY: "key", ...environment }), "analytics");
const optionsFor = (environment: Record<string, string> = {}, deviceId?: string) =>
  clientOptions(configFor(environment), deviceId);

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
    remoteConfig: { fetchRemoteConfig: false },
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

it("takes region, URL, transport and device", () => {
  const environment = {
    ANALYTICS_REGION: "EU",
    ANALYTICS_SERVER_URL: "https://proxy.example/2/httpapi",
    ANALYTICS_TRANSPORT: "beacon",
    ANALYTICS_BATCH: "true",
    ANALYTICS_AUTOCAPTURE: "false",
  };
  expect(optionsFor(environment, "1.2")).toMatchObject({
    serverZone: "EU",
    serverUrl: "https://proxy.example/2/httpapi",
    transport: "beacon",
    useBatch: true,
    autocapture: false,
    deviceId: "1.2",
  });
});

it("captures clicks on the listed pages only, where there is a list", () => {
  const { autocapture } = optionsFor({ ANALYTICS_PAGE_ALLOWLIST: "/dev-docs/ /cloud/" });
  expect(autocapture).toMatchObject({
    elementInteractions: { pageUrlAllowlist: [/\/dev-docs\//, /\/cloud\//] },
  });
});

it("lets the provider switch capturing on, off, or off for one kind of events", () => {
  const { autocapture: on } = clientOptions(configFor({ ANALYTICS_AUTOCAPTURE: "false" }), undefined, true);
  expect(on).toMatchObject({ sessions: true });
  expect(clientOptions(configFor(), undefined, false).autocapture).toBe(false);
  const { autocapture } = clientOptions(configFor(), undefined, { sessions: false, pageViews: true });
  expect(autocapture).toMatchObject({ sessions: false, fileDownloads: true, pageViews: false });
});

it("requests the remote config from the zone's service", () => {
  const urlFor = (environment: Record<string, string>) => configFor(environment).remoteConfigUrl;
  expect(urlFor({})).toBe("https://sr-client-cfg.amplitude.com/config");
  expect(urlFor({ ANALYTICS_REGION: "EU" })).toBe("https://sr-client-cfg.eu.amplitude.com/config");
  expect(urlFor({ ANALYTICS_REMOTE_CONFIG_ZONE: "STAGING" })).toBe(
    "https://sr-client-cfg.stag2.amplitude.com/config",
  );
  expect(urlFor({ ANALYTICS_REMOTE_CONFIG_URL: "https://proxy.example/config" })).toBe(
    "https://proxy.example/config",
  );
});
