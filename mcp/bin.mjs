#!/usr/bin/env node
import { launchOnSupportedNode } from "../scripts/setup/launchOnSupportedNode.mjs";

/** What `npx` starts: the same command as `npm run mcp`, from any folder. */
launchOnSupportedNode(["mcp", ...process.argv.slice(2)]);
