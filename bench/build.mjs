import { runGatsby } from "../scripts/command/gatsby.mjs";
import { contentFolder } from "../scripts/fixture/engine.mjs";

/** Builds a copy of the project, as `npm run build` builds the project: `node bench/build.mjs <folder>`. */
const [cwd = "."] = process.argv.slice(2);
const { code } = await runGatsby(["build"], { cwd, env: { DOCS_CONTENT: contentFolder } });
process.exitCode = code;
