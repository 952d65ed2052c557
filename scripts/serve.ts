import { resolve } from "node:path";
import { readOptions, readPort } from "./command/options.mjs";
import { root } from "./command/root.mjs";
import { serve } from "./serve/serve.mjs";
import { requireFreePort } from "./setup/port.mjs";

const usage = `npm run serve [-- --port N --dir FOLDER]

Serves an existing build.`;

/** `npm run serve`: an existing build. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { port: "9000", dir: "public" }, usage);
  const port = readPort(options.port);
  await requireFreePort(port);
  await serve({ dir: resolve(root, options.dir), port });
}
