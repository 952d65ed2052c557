import { type Browser, chromium } from "@playwright/test";
import { launchArguments, provideBrowser } from "./project";

/** Starts an installed Chromium, or downloads one. @throws {Failure} if there is none */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    args: [...launchArguments(process.getuid?.() === 0), ...more],
    executablePath: await provideBrowser(),
  });
}
