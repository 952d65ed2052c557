import { launchOnSupportedNode } from "./setup/launchOnSupportedNode.mjs";

/** `node scripts/cli.mjs NAME …` runs the command of scripts/NAME.ts, or of the lab. */
launchOnSupportedNode(process.argv.slice(2));
