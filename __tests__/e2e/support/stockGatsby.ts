import { test as base } from "./test";

/** Playwright's test on a site that is built with GATSBY_INTERNALS=off. */
export const test = base.extend({ baseURL: ({ stockUrl }, use) => use(stockUrl) });
