import { resolve } from "node:path";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readOptions } from "../scripts/command/options.mjs";
import { root } from "../scripts/command/root.mjs";
import { createServer } from "./createServer";
import { createSandbox } from "./sandbox";
import { openSite } from "./site";

const usage = `npm run -s mcp [-- --dir public]

Serves the documentation to a program that speaks the Model Context Protocol, on standard input and output: search, pages, the
error index, upgrade plans, and a Strapi with sample data that runs requests. It needs a build (npm run build) and uses no network.`;

/** `npm run mcp`. The protocol uses standard output, so nothing else must write to it. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { dir: "public" }, usage);
  const site = await openSite(resolve(root, options.dir));
  const server = createServer({ site, sandbox: createSandbox() });
  await server.connect(new StdioServerTransport());
}
