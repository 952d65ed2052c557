import { test as base } from "./test";

/** Playwright's test on a site whose every text would rather be markup. That no policy has to step in is watched. */
export const test = base.extend({ baseURL: ({ hostileUrl }, use) => use(hostileUrl) });
