/**
 * Removes what the client has stored in this browser: its identity is in cookies; unsent events, the campaign and the
 * remote configuration are in local storage. It makes a database for reports about itself, although these are switched off
 * (2.47.1). While the client has that open, it is deleted when the page is left, or at the next page.
 */
export function forget(apiKey: string): void {
  const isItsOwn = (key: string) => key.startsWith("AMP_") && key.includes(apiKey.slice(0, 10));
  for (const cookie of document.cookie.split(/;\s*/)) {
    const name = cookie.split("=")[0] ?? "";
    if (isItsOwn(name)) expire(name);
  }
  try {
    for (const key of Object.keys(localStorage)) if (isItsOwn(key)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing is in it.
  }
  try {
    indexedDB.deleteDatabase(`AMP_diagnostics_${apiKey.slice(0, 10)}`);
  } catch {
    // Forbidden as well.
  }
}

/** The client sets cookies for the highest domain that the browser allows; only the same domain can remove them. */
function expire(name: string): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
