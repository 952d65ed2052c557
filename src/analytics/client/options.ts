import type { Types } from "@amplitude/analytics-browser";
import type { AnalyticsConfig } from "../../../shared/config/analyticsConfig";
import type { RemoteAutocapture } from "./remoteConfig";

/** The specification's constants. What the client fixes itself (see ADR 15) isn't here. */
const limits = {
  flushIntervalMillis: 10_000,
  flushQueueSize: 200,
  flushMaxRetries: 12,
  sessionTimeout: 1_800_000,
  /** In days. */
  cookieLifetime: 365,
} as const;

/** Of these, clicks are captured, and changes where there is something to change; never what was typed. */
const trackedElements = [
  "a",
  "button",
  "input",
  "select",
  "textarea",
  "label",
  "video",
  "audio",
  "[contenteditable='true' i]",
  "[data-amp-default-track]",
  ".amp-default-track",
];

/** A click on one of these is captured only when something on the page changes by it. */
const actionElements = ["div", "span", "h1", "h2", "h3", "h4", "h5", "h6"];

/**
 * All options of the client.
 *
 * @param deviceId undefined lets the client find or make one.
 * @param remote what the provider says about capturing; undefined leaves it to the site's own configuration.
 */
export function clientOptions(
  config: AnalyticsConfig,
  deviceId: string | undefined,
  remote?: RemoteAutocapture,
): Types.BrowserOptions {
  return {
    flushIntervalMillis: limits.flushIntervalMillis,
    flushQueueSize: limits.flushQueueSize,
    flushMaxRetries: limits.flushMaxRetries,
    sessionTimeout: limits.sessionTimeout,
    cookieOptions: { expiration: limits.cookieLifetime, sameSite: "Lax", upgrade: false },
    serverZone: config.region,
    useBatch: config.batch,
    transport: config.transport,
    // remoteConfig.ts requests it, in the specification's form.
    remoteConfig: { fetchRemoteConfig: false },
    // It would tell the maker of the client about the client itself, at its own URL.
    enableDiagnostics: false,
    autocapture: (remote === undefined ? config.autocapture : remote !== false) && {
      ...autocapture(config),
      ...switchedOff(remote),
    },
    ...(config.serverUrl !== null && { serverUrl: config.serverUrl }),
    ...(deviceId !== undefined && { deviceId }),
  };
}

/** The kinds of events that the provider can switch off one by one. */
const remoteKinds = ["sessions", "attribution", "elementInteractions", "fileDownloads"] as const;

/**
 * The provider can't enable what is disabled here: the client's own page views would contain the query of /search, which
 * readers typed.
 */
function switchedOff(remote: RemoteAutocapture | undefined): Types.AutocaptureOptions {
  if (typeof remote !== "object") return {};
  return Object.fromEntries(
    remoteKinds.filter((kind) => remote[kind] === false).map((kind) => [kind, false]),
  );
}

function autocapture({ pageAllowlist, visualTagging }: AnalyticsConfig): Types.AutocaptureOptions {
  return {
    sessions: true,
    attribution: { resetSessionOnNewCampaign: true },
    elementInteractions: {
      cssSelectorAllowlist: trackedElements,
      actionClickAllowlist: actionElements,
      visualTaggingOptions: { enabled: visualTagging },
      viewportContentUpdated: { enabled: false },
      ...(pageAllowlist.length > 0 && {
        pageUrlAllowlist: pageAllowlist.map((source) => new RegExp(source)),
      }),
    },
    fileDownloads: true,
    // The site has its own events for these, with known properties.
    pageViews: false,
    formInteractions: false,
    // Would add the URL with its query to every event, and the query of /search is what a reader typed.
    pageUrlEnrichment: false,
    frustrationInteractions: false,
    networkTracking: false,
    webVitals: false,
    performanceTracking: false,
  };
}
