import { showFailure } from "./failureBox";
import { endProgress } from "./progressBar";

const triedKey = "docs.wholePage";
const noResponse = "The server does not respond. Is this device online?";
const isStale = "It was loaded as a whole and still doesn't come.";

/**
 * Loads a page as a document, because its parts didn't load. It tries this once: after that, or if the server can't deliver
 * the page at the moment, the current page stays, and a box shows the reason.
 *
 * @param url of the page; the current URL if only the URL has changed so far.
 * @param isWanted false if the reader has opened another page in the meantime.
 */
export async function loadWhole(url: string, isWanted: () => boolean): Promise<void> {
  const problem = (await problemWith(url)) ?? (wasTried(url) ? isStale : undefined);
  if (!isWanted()) return;
  if (problem === undefined) go(url);
  else {
    endProgress();
    showFailure(problem, () => retryWhole(url));
  }
}

/** Checks the server again, and opens the page if it responds. @returns the reason if it doesn't. */
export async function retryWhole(url: string): Promise<string> {
  const problem = await problemWith(url);
  if (problem !== undefined) return problem;
  go(url);
  return new Promise(() => {});
}

/** Call it when a page is hydrated: the attempt has worked. */
export function forgetTried(): void {
  try {
    sessionStorage.removeItem(triedKey);
  } catch {
    // Nothing could be remembered either.
  }
}

/** @returns why the server can't deliver a page; undefined if it can, or if the page doesn't exist. */
export async function problemWith(url: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(url, { method: "HEAD", cache: "no-store" });
    return status >= 500 ? `The server has an error of its own (${status}).` : undefined;
  } catch {
    return noResponse;
  }
}

function go(url: string): void {
  try {
    sessionStorage.setItem(triedKey, url);
  } catch {
    // Then nothing records the try. Each try takes a click, so there can be no loop.
  }
  const isShownUrl = new URL(url, location.href).href === location.href;
  if (isShownUrl) location.reload();
  else location.assign(url);
}

function wasTried(url: string): boolean {
  try {
    return sessionStorage.getItem(triedKey) === url;
  } catch {
    return false;
  }
}
