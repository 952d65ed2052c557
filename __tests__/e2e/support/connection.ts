import type { Page } from "@playwright/test";

/** What the browser says about its connection. To be called before the page is opened. */
export function pretendConnection(page: Page, connection: Record<string, unknown>): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

/** Turns prefetching off, as for a reader who saves data, so that a test knows which pages have loaded. */
export function nothingAhead(page: Page): Promise<unknown> {
  return pretendConnection(page, { saveData: true });
}
