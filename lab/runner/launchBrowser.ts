import type { Browser } from "@playwright/test";
import { launchArguments, provideBrowser } from "./project";

/** Starts an installed Chromium, or downloads one. @throws {Failure} if there is none */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  // Loaded when it is needed, as in openSite.mjs.
  const { chromium } = await import("@playwright/test");
  return chromium.launch({
    args: [...launchArguments(process.getuid?.() === 0), ...more],
    executablePath: await provideBrowser(),
  });
}
