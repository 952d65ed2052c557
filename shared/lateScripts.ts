/**
 * Pages contain the site's scripts as data blocks of this type, which browsers don't run, with their URLs in `data-src`.
 * `src/app/lateScripts.ts` loads them when the page is idle, or at the reader's first sign of intent.
 */
export const lateScriptType = "text/late";

/** Dispatched on the window when each deferred script has loaded or failed. */
export const scriptsTriedEvent = "scriptstried";

/** Dispatched on the window when the page is hydrated. */
export const hydratedEvent = "hydrated";
