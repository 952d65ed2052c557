import { join } from "node:path";
import { ensureInstalled } from "../setup/install.mjs";
import { requireFreePort } from "../setup/port.mjs";
import { adviceFor } from "./advice.mjs";
import { Failure } from "./failure.mjs";
import { runGatsby } from "./gatsby.mjs";
import { readOptions, readPort } from "./options.mjs";
import { root } from "./root.mjs";

const usage = `npm start [-- --port N]

Installs what is missing, builds the site where something has changed, and serves it.`;

/**
 * `npm start`: from a clone to a site in the browser. Everything that can be rejected is rejected before the long work.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { port: "9000" }, usage);
  const port = readPort(options.port);
  await requireFreePort(port);
  await ensureInstalled(root);
  await ensureInstalled(join(root, "sandbox"));
  console.log("Building the site…");
  const result = await runGatsby(["build"], { cwd: root, env: placeOn(port) });
  if (result.code !== 0)
    throw new Failure(`The site could not be built, and nothing is served. ${adviceFor(result)}`);
  // Its packages may have been installed just now.
  const { serve } = await import("../serve/serve.mjs");
  await serve({ dir: join(root, "public"), port });
}

/**
 * The URL that pages contain: canonical URLs and the sitemap include the port that the site is served on.
 *
 * @param {number} port 0 for one that the system chooses later, which pages can't contain
 */
function placeOn(port) {
  return process.env.SITE_URL || port === 0 ? {} : { SITE_URL: `http://localhost:${port}` };
}
