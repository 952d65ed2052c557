import { join } from "node:path";
import { requireInstalled } from "../setup/install.mjs";
import { Failure } from "./failure.mjs";
import { adviceFor, runGatsby } from "./gatsby.mjs";
import { precompressBuild } from "./precompress.mjs";
import { root } from "./root.mjs";

/**
 * `npm run build`, `npm run develop` and `npm run clean`: Gatsby's own command with this project's settings.
 *
 * @param {string[]} argv Gatsby's command and its options
 */
export async function main(argv) {
  requireInstalled(root);
  const result = await runGatsby(argv, { cwd: root });
  if (result.code !== 0) throw new Failure(`gatsby ${argv.join(" ")} failed. ${adviceFor(result)}`);
  // Not in every build: it costs a tenth of one, and static hosts compress by themselves.
  if (argv[0] === "build" && process.env.PRECOMPRESS === "true") await precompressBuild(join(root, "public"));
}
