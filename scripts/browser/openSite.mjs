import { once } from "node:events";
import { createSiteServer, prefixOf } from "../serve/server.mjs";
import { launchArguments } from "./find.mjs";
import { provideBrowser } from "./provide.mjs";

/**
 * Serves a built site on a free port and starts a browser. Close both when done.
 *
 * @param {string} dir the build
 * @returns {Promise<{ browser: import("@playwright/test").Browser, origin: string, close: () => Promise<void> }>}
 * @throws {import("../command/failure.mjs").Failure} if there is no browser and none can be downloaded
 */
export async function openSite(dir) {
  // Only here: the lab's modules import this file, and Playwright takes longer to load than most of their tests to run.
  const { chromium } = await import("@playwright/test");
  const executablePath = await provideBrowser();
  const browser = await chromium.launch({ executablePath, args: launchArguments(process.getuid?.() === 0) });
  const server = createSiteServer({ dir }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { browser, origin: `http://127.0.0.1:${port}${prefixOf(dir)}`, close };
}
