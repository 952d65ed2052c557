import { join } from "node:path";
import { adviceFor } from "./command/advice.mjs";
import { Failure } from "./command/failure.mjs";
import { runGatsby } from "./command/gatsby.mjs";
import { root } from "./command/root.mjs";
import { precompressBuild } from "./precompress/precompressBuild.mjs";

/**
 * `npm run build`, `npm run develop` and `npm run clean`: Gatsby's own command with this project's settings.
 *
 * @param argv Gatsby's command and its options
 */
export async function main(argv: readonly string[]): Promise<void> {
  const result = await runGatsby(argv, { cwd: root });
  if (result.code !== 0) throw new Failure(`gatsby ${argv.join(" ")} failed. ${adviceFor(result)}`);
  // Not in every build: it costs a tenth of one, and static hosts compress by themselves.
  if (argv[0] === "build" && process.env.PRECOMPRESS === "true") await precompressBuild(join(root, "public"));
}
