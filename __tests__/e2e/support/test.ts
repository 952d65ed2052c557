import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { createSiteServer } from "../../../scripts/serve/server.mjs";
import { builtFixture } from "../../support/builtFixture.mjs";
import { listen } from "../../support/listen.mjs";
import { siteDir } from "../../support/siteDir.mjs";
import { twoOfEach } from "../../support/twoOfEach.mjs";
import { fixtureTimeout } from "./fixtureTimeout";

interface Guard {
  /** For tests that try what the Content-Security-Policy forbids. */
  readonly mayViolatePolicy: boolean;
}

interface Sites {
  /** URL of the built site, without a trailing slash. */
  readonly siteUrl: string;
  /** URL of a small site with two versions, two languages, and an announcement. */
  readonly twoOfEachUrl: string;
}

/** Playwright's test, with URLs relative to the site: `page.goto("/dev-docs/intro")`. */
export const test = base.extend<Guard, Sites>({
  mayViolatePolicy: [false, { option: true }],
  context: async ({ context, mayViolatePolicy }, use) => {
    const violations: string[] = [];
    context.on("console", (message) => {
      if (isViolation(message)) violations.push(message.text());
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
  siteUrl: [({}, use) => serve(siteDir, use), { scope: "worker" }],
  twoOfEachUrl: [
    async ({}, use) => {
      const publicDir = await builtFixture(twoOfEach);
      await serve(publicDir, use);
    },
    // A cold build of it, when the machine is busy.
    { scope: "worker", timeout: fixtureTimeout },
  ],
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

async function serve(dir: string, use: (url: string) => Promise<void>): Promise<void> {
  const { url, close } = await listen(createSiteServer({ dir }));
  await use(url);
  close();
}
