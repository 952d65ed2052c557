import { test as base } from "./test";

/** Playwright's test on a site that has each component, table and code block at least twice. */
export const test = base.extend({ baseURL: ({ everyComponentUrl }, use) => use(everyComponentUrl) });
