import { type Consent, currentConsent, onConsent } from "../consent/consent";
import { whenLoaded } from "../navigation/whenLoaded";
import type { AnalyticsClient } from "./client/client";
import { forget } from "./forget";
import { logError, messages } from "./log";
import { watchOutbound } from "./outbound";
import { pageViewed } from "./pageView";
import { closeQueue, connectQueue, openQueue, type QueuedEvent } from "./queue";

let client: Promise<AnalyticsClient> | undefined;

/**
 * Lets the client come once the page is loaded and idle, or when the reader does something worth telling before; and
 * only for who agrees. Call it once, when the page is hydrated.
 */
export function startAnalytics(): void {
  if (__HAS_ANALYTICS__) {
    follow(currentConsent());
    onConsent(follow);
    watchOutbound();
  }
}

function follow(consent: Consent): void {
  if (consent === "granted") listen();
  else void mute(consent);
}

/** Events are recorded from now on. Of the time before the reader agreed, only the open page is reported. */
function listen(): void {
  openQueue(({ name }) => {
    if (name !== "page_view") loadClient();
  });
  pageViewed();
  if (client) void connect(client);
  else whenLoaded(loadClient);
}

function loadClient(): void {
  if (client || currentConsent() !== "granted") return;
  // The bundler would make the client's files for an import that no one reaches.
  if (__HAS_ANALYTICS__) {
    client = import(/* webpackChunkName: "analytics" */ "./client/client").then(({ startClient }) =>
      startClient(__ANALYTICS__),
    );
    void connect(client);
  }
}

async function connect(coming: Promise<AnalyticsClient>): Promise<void> {
  try {
    const { send, setOptOut } = await coming;
    if (currentConsent() !== "granted") return;
    setOptOut(false);
    connectQueue(send);
  } catch (error) {
    // Told once with its reason, and then for every event that is lost.
    logError(messages.notInitialized, error);
    connectQueue(lose);
  }
}

function lose({ name }: QueuedEvent): void {
  logError(messages.failed(name), messages.notInitialized);
}

async function mute(consent: Consent): Promise<void> {
  closeQueue();
  if (client) (await client.catch(() => undefined))?.setOptOut(true);
  else if (consent === "denied") forget(__ANALYTICS__.apiKey);
}
