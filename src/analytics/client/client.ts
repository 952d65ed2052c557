import { createInstance } from "@amplitude/analytics-browser";
import type { AnalyticsConfig } from "../../../shared/config/analyticsConfig";
import { forget } from "../forget";
import { logError, logWarning, messages } from "../log";
import type { QueuedEvent } from "../queue";
import { deviceIdIn } from "./deviceId";
import { flushWhenLeft } from "./flushWhenLeft";
import { gateFor } from "./gate";
import { maskEditable } from "./maskEditable";
import { clientOptions } from "./options";
import { maskedProperties } from "./personalWords";
import { fetchRemoteConfig, type RemoteConfig } from "./remoteConfig";
import { storedSessionId } from "./sessionId";
import { areValidProperties } from "./validProperties";

export interface AnalyticsClient {
  readonly send: (event: QueuedEvent) => void;
  /** Sends and stores nothing more, and forgets what it had stored. Can be taken back. */
  readonly setOptOut: (isOut: boolean) => void;
}

/** What the client resolves with for an event that was not sent because the reader has opted out. */
const skipped = 0;

/**
 * Starts the provider's client.
 *
 * @throws when it doesn't come up; nothing is sent then.
 */
export async function startClient(config: AnalyticsConfig): Promise<AnalyticsClient> {
  const amplitude = createInstance();
  const deviceId = deviceIdIn(document.cookie);
  if (deviceId === undefined) logWarning(messages.noClientId);
  const gate = gateFor(amplitude, config.transport);
  maskEditable();
  const remote = await remoteConfigFor(config);
  if (remote.responseTime !== undefined) gate.reportResponseTime(remote.responseTime);
  await amplitude.init(config.apiKey, clientOptions(config, deviceId, remote.autocapture)).promise;
  flushWhenLeft(amplitude, config);

  const send = async ({ name, properties }: QueuedEvent) => {
    if (!areValidProperties(properties)) {
      logError(messages.failed(name), messages.invalid);
      return;
    }
    try {
      const { code, message } = await amplitude.track(name, maskedProperties(properties)).promise;
      if (code !== skipped && (code < 200 || code >= 300)) throw new Error(`${code}: ${message}`);
    } catch (error) {
      logError(messages.failed(name), error);
    }
  };
  return {
    send: (event) => void send(event),
    setOptOut: (isOut) => {
      amplitude.setOptOut(isOut);
      // Last, because the client writes down that it can't write.
      if (isOut) void gate.close().then(() => setTimeout(() => forget(config.apiKey)));
      else gate.open();
    },
  };
}

async function remoteConfigFor({
  remoteConfig,
  remoteConfigUrl,
  apiKey,
}: AnalyticsConfig): Promise<RemoteConfig> {
  if (!remoteConfig) return { autocapture: undefined, responseTime: undefined };
  const sessionId = storedSessionId(document.cookie, apiKey, Date.now());
  return fetchRemoteConfig({ serverUrl: remoteConfigUrl, apiKey, sessionId });
}
