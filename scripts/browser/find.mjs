import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The shell draws pages as the others do and has no windows around them, which takes half as long.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * An installed browser: the one in CHROME, or else an installed Chromium or Chrome.
 *
 * @param {{ CHROME?: string, PATH?: string }} environment
 * @returns {string | undefined} the program's path
 */
export function findInstalledBrowser({ CHROME = "", PATH = "" }) {
  return [CHROME, ...inFolders(names, PATH), ...elsewhere].find(isProgram);
}

/**
 * An installed Firefox: the one in FIREFOX, or else Debian's or another one on the path.
 *
 * @param {{ FIREFOX?: string, PATH?: string }} environment
 * @returns {string | undefined} the program's path
 */
export function findFirefox({ FIREFOX = "", PATH = "" }) {
  const onMac = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return [FIREFOX, ...inFolders(["firefox-esr", "firefox"], PATH), onMac].find(isProgram);
}

/**
 * @param {readonly string[]} programs
 * @param {string} path
 */
function inFolders(programs, path) {
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * As root, Chromium runs only without its sandbox, and containers give it little shared memory. Its headless shell needs an
 * option to give each site its own process, as every browser does: the playground's frame depends on it.
 *
 * @param {boolean} isRoot
 * @returns {string[]}
 */
export function launchArguments(isRoot) {
  return ["--site-per-process", ...(isRoot ? ["--no-sandbox", "--disable-dev-shm-usage"] : [])];
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
