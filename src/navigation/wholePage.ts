import { showFailure } from "./failureBox";
import { endProgress } from "./progressBar";

const triedKey = "docs.wholePage";
const noAnswer = "The server does not answer. Is this device online?";
const isStale = "It was loaded as a whole and still doesn't come.";

/**
 * Loads a page as a document, because its parts didn't load. It tries this once: after that, or if the server can't deliver
 * the page at the moment, the current page stays, and a box shows the reason.
 *
 * @param address of the page; the current URL if only the URL has changed so far.
 * @param isWanted false if the reader has opened another page in the meantime.
 */
export async function loadWhole(address: string, isWanted: () => boolean): Promise<void> {
  const problem = (await problemWith(address)) ?? (wasTried(address) ? isStale : undefined);
  if (!isWanted()) return;
  if (problem === undefined) go(address);
  else {
    endProgress();
    showFailure(problem, () => retryWhole(address));
  }
}

/** Checks the server again, and opens the page if it responds. @returns the reason if it doesn't. */
export async function retryWhole(address: string): Promise<string> {
  const problem = await problemWith(address);
  if (problem !== undefined) return problem;
  go(address);
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
export async function problemWith(address: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return status >= 500 ? `The server has an error of its own (${status}).` : undefined;
  } catch {
    return noAnswer;
  }
}

function go(address: string): void {
  try {
    sessionStorage.setItem(triedKey, address);
  } catch {
    // Then nothing records the try. Each try takes a click, so there can be no loop.
  }
  const isShownAddress = new URL(address, location.href).href === location.href;
  if (isShownAddress) location.reload();
  else location.assign(address);
}

function wasTried(address: string): boolean {
  try {
    return sessionStorage.getItem(triedKey) === address;
  } catch {
    return false;
  }
}
