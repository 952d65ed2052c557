import { resolve } from "node:path";
import { requireInstalled } from "../setup/install.mjs";
import { requireFreePort } from "../setup/port.mjs";
import { readOptions, readPort } from "./options.mjs";
import { root } from "./root.mjs";

const usage = `npm run serve [-- --port N --dir FOLDER]

Serves an existing build.`;

/**
 * `npm run serve`: an existing build.
 *
 * @param {string[]} argv
 */
export async function main(argv) {
  const { options } = readOptions(argv, { port: "9000", dir: "public" }, usage);
  const port = readPort(options.port);
  await requireFreePort(port);
  requireInstalled(root);
  const { serve } = await import("../serve/serve.mjs");
  await serve({ dir: resolve(root, options.dir), port });
}
