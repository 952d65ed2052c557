/**
 * The site's scripts stand in a page as data of this type, which no browser runs, with their URLs in `data-src`:
 * `src/app/lateScripts.ts` loads them when the page is there and no one waits for anything, or at the first sign of intent.
 */
export const lateScriptType = "text/late";

/** Happens to the window when each late script has come, or has failed to. */
export const scriptsTriedEvent = "scriptstried";

/** Happens to the window when the page has come alive. */
export const hydratedEvent = "hydrated";
