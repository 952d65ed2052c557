import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../command/failure.mjs";
import { root } from "../command/root.mjs";
import { run } from "../command/run.mjs";
import { findInstalledBrowser } from "./find.mjs";

/** A download that a closed network swallows must not hold up the tests for ever. */
const downloadLimitMs = 180_000;

/**
 * A Chromium for the browser tests, fetched when the machine has none, and a line that says which one it is.
 *
 * @returns {Promise<string>} the program's path
 * @throws {Failure} if no way worked; its message lists the ways
 */
export async function provideBrowser() {
  const found = findInstalledBrowser(process.env) ?? (await debianPackage()) ?? (await playwrightsOwn());
  if (!found) {
    throw new Failure(
      "No browser for the browser tests: install Chromium or Chrome, or set CHROME to the path of one (its download failed too).",
    );
  }
  console.log(`Browser: ${found}`);
  return found;
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log("Trying Playwright's own download of Chromium…");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = { quiet: true, timeout: downloadLimitMs };
  const { code } = await run(process.execPath, [cli, "install", "chromium"], options);
  return code === 0 && existsSync(path) ? path : undefined;
}

async function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("No Chromium here; trying the packages of Debian…");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // This fails if one of several lists can't be fetched, which doesn't always matter.
  await run("apt-get", ["update"], { quiet: true, env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const install = ["install", "--yes", "--no-install-recommends", name];
    const { code } = await run("apt-get", install, { quiet: true, env });
    if (code === 0) break;
  }
  return findInstalledBrowser({ PATH: process.env.PATH ?? "" });
}
