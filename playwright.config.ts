import { defineConfig } from "@playwright/test";
import { findInstalledBrowser, launchArguments } from "./scripts/browser/find.mjs";

/** An installed browser, or undefined for the one that Playwright has downloaded. */
const executablePath = findInstalledBrowser(process.env);

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // A test waits for a third of its time, for frames, timers, and polls: with one worker for each core, the cores would be idle then.
  workers: "150%",
  forbidOnly: true,
  // `npm test` lists the tests that passed only when repeated, and fails if there are more than two.
  retries: 1,
  reporter: "list",
  // A busy machine takes several times as long. On a quiet one, only a failing test takes this long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    // A service worker would respond instead of tests that delay or change responses; offline.desktop.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      args: launchArguments(process.getuid?.() === 0),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: "desktop",
      testMatch: /\.(desktop|every)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: /\.(phone|every)\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
