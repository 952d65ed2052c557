import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import packageJson from "../package.json";
import { callDocumentService } from "./tools/callDocumentService";
import { checkConfiguration } from "./tools/checkConfiguration";
import { lookUpError } from "./tools/lookUpError";
import { planUpgrade } from "./tools/planUpgrade";
import { readPage } from "./tools/readPage";
import { searchDocs } from "./tools/searchDocs";
import { sendRequests } from "./tools/sendRequests";
import type { AddTool, Sources } from "./tools/tool";

const tools: readonly AddTool[] = [
  searchDocs,
  readPage,
  lookUpError,
  planUpgrade,
  checkConfiguration,
  sendRequests,
  callDocumentService,
];

const instructions = `Unofficial documentation of Strapi 5, whose samples and statements were verified on a running Strapi.
Search first, then read the page. To know what a request or a call really returns, run it on the sandbox: it is Strapi's own
code with sample data of a food magazine (content types recipe, ingredient, author, category, season, homepage).`;

/** A server with all tools. It isn't connected yet. */
export function createServer(sources: Sources): McpServer {
  const { name, version } = packageJson;
  const server = new McpServer({ name, version }, { instructions });
  for (const add of tools) add(server, sources);
  return server;
}
