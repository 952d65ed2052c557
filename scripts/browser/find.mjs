import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A browser that is on this machine already: the one CHROME names, else an installed Chromium or Chrome.
 *
 * @param {{ CHROME?: string, PATH?: string }} environment
 * @returns {string | undefined} the program's path
 */
export function findInstalledBrowser({ CHROME = "", PATH = "" }) {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROME, ...candidates, ...elsewhere].find(isProgram);
}

/**
 * Chromium refuses to run as root with its sandbox, and containers give it little shared memory.
 *
 * @param {boolean} isRoot
 * @returns {string[]}
 */
export function launchArguments(isRoot) {
  return isRoot ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
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
