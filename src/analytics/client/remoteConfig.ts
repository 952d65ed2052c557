import { isRecord } from "../../../shared/isRecord";
import { logWarning } from "../log";

/** How long the whole request may take, repetitions included, in milliseconds. From the specification. */
const timeout = 5_000;

/** A request that the service fails is sent again after one second, and once more after two. */
const attempts = 3;

/** From the specification's error catalog. */
const remoteConfigErrors = {
  timeout: "Remote config fetch rejected due to timeout after 5 seconds",
  unexpected: "Unexpected error occurred",
  retries: "Remote config fetch rejected due to exceeded retry count",
  network: "Network error occurred, remote config fetch failed",
} as const;

/** `configs.analyticsSDK.browserSDK.autocapture` of the response: on, off, or a setting for each kind of event. */
export type RemoteAutocapture = boolean | Readonly<Record<string, unknown>>;

export interface RemoteConfig {
  /** Undefined where the service says nothing about it, or could not be reached. */
  readonly autocapture: RemoteAutocapture | undefined;
  /** How long the service took to respond, in milliseconds; undefined after a failure. */
  readonly responseTime: number | undefined;
}

interface Request {
  /** URL of the service, without a query. */
  readonly serverUrl: string;
  readonly apiKey: string;
  readonly sessionId: number;
}

/** Requests what the provider says about capturing. It never throws: a failure is logged, and local settings hold. */
export async function fetchRemoteConfig(request: Request): Promise<RemoteConfig> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const began = performance.now();
  try {
    const autocapture = autocaptureIn(await responseTo(urlOf(request), controller.signal));
    return { autocapture, responseTime: Math.round(performance.now() - began) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : remoteConfigErrors.unexpected;
    logWarning(controller.signal.aborted ? remoteConfigErrors.timeout : reason);
    return { autocapture: undefined, responseTime: undefined };
  } finally {
    clearTimeout(timer);
  }
}

function urlOf({ serverUrl, apiKey, sessionId }: Request): string {
  const query = { api_key: apiKey, config_keys: "analyticsSDK", session_id: String(sessionId) };
  return `${serverUrl}?${new URLSearchParams(query)}`;
}

/** @throws an error whose message is one of the catalog's. */
async function responseTo(url: string, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const response = await fetch(url, { signal, credentials: "omit" }).catch(() => {
      throw new Error(remoteConfigErrors.network);
    });
    if (response.ok) return json(response);
    if (response.status < 500) throw new Error(remoteConfigErrors.unexpected);
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
  }
  throw new Error(remoteConfigErrors.retries);
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Error(remoteConfigErrors.unexpected);
  }
}

function autocaptureIn(body: unknown): RemoteAutocapture | undefined {
  const path = ["configs", "analyticsSDK", "browserSDK", "autocapture"];
  const value = path.reduce((at, key) => (isRecord(at) ? at[key] : undefined), body);
  return typeof value === "boolean" || isRecord(value) ? value : undefined;
}
