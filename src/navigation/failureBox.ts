import { signalIds } from "./signalIds";

/** First sentence of the box if a page can't be shown at all. */
export const notLoaded = "This page could not be loaded.";

let listening = new AbortController();

/**
 * Says that the page could not be loaded, why, and offers to try again. It also tries by itself when the browser says
 * that it is online again.
 *
 * @param retry goes there, or comes back with the reason why that failed again.
 * @param title what happened, in one sentence.
 */
export function showFailure(reason: string, retry: () => Promise<string>, title = notLoaded): void {
  hideFailure();
  listening = new AbortController();
  const { signal } = listening;
  const heading = document.getElementById(signalIds.failureTitle);
  if (heading) heading.textContent = title;
  const tryAgain = async (event: Event) => {
    event.preventDefault();
    if (isBusy()) return;
    draw({ reason, isBusy: true });
    const next = await retry();
    if (!signal.aborted) draw({ reason: next, isBusy: false });
  };
  document.getElementById(signalIds.failureRetry)?.addEventListener("click", tryAgain, { signal });
  document.getElementById(signalIds.failureDismiss)?.addEventListener("click", hideFailure, { signal });
  window.addEventListener("online", tryAgain, { signal });
  draw({ reason, isBusy: false });
}

export function hideFailure(): void {
  listening.abort();
  const box = document.getElementById(signalIds.failure);
  if (box) box.hidden = true;
}

function isBusy(): boolean {
  return document.getElementById(signalIds.failure)?.ariaBusy === "true";
}

function draw(state: { readonly reason: string; readonly isBusy: boolean }): void {
  const box = document.getElementById(signalIds.failure);
  const text = document.getElementById(signalIds.failureReason);
  if (!box || !text) return;
  text.textContent = state.reason;
  box.ariaBusy = String(state.isBusy);
  box.hidden = false;
}
