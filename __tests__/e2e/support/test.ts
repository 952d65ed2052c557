import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { type Sites, sites } from "./sites";

interface Guard {
  /** For tests that try what the Content-Security-Policy forbids. */
  readonly mayViolatePolicy: boolean;
}

/** Playwright's test, with URLs relative to the site: `page.goto("/dev-docs/intro")`. */
export const test = base.extend<Guard, Sites>({
  ...sites,
  mayViolatePolicy: [false, { option: true }],
  context: async ({ context, mayViolatePolicy }, use) => {
    const violations: string[] = [];
    context.on("console", (message) => {
      if (isViolation(message)) violations.push(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    // A test can end while its handlers still load something; that isn't a failure.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const page of context.pages())
      await page.unrouteAll({ behavior: "ignoreErrors" }).catch((error: unknown) => {
        // It can be closing: a test may close its page and not wait for that.
        if (!page.isClosed()) throw error;
      });
    if (!mayViolatePolicy) expect(violations, "what the Content-Security-Policy refused").toEqual([]);
  },
  baseURL: ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from "@playwright/test";

/** The playground's frame rejects by its own policy what live code tries. */
function isViolation(message: ConsoleMessage): boolean {
  return (
    message.type() === "error" &&
    message.text().includes("Content Security Policy") &&
    !message.location().url.includes("/playground/frame")
  );
}
