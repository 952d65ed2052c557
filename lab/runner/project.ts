/** All that the lab takes from the project's other commands: the only file of the lab that imports from scripts/. */

// Browsers.

export { findInstalledBrowser, launchArguments } from "../../scripts/browser/find.mjs";
export { openSite } from "../../scripts/browser/openSite.mjs";
export { provideBrowser } from "../../scripts/browser/provide.mjs";

// Commands, packages, and ports.

export { errorCode, Failure, Help } from "../../scripts/command/failure.mjs";
export { readPort } from "../../scripts/command/options.mjs";
export { pagesToCheck } from "../../scripts/command/pagesToCheck";
export { root } from "../../scripts/command/root.mjs";
export { run, runNpm } from "../../scripts/command/run.mjs";
export { alone } from "../../scripts/fixture/lock.mjs";
export { ensureInstalled } from "../../scripts/setup/install.mjs";
export { freePort, requireFreePort } from "../../scripts/setup/port.mjs";
