import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Sandbox } from "../sandbox";
import type { Site } from "../site";

/** What the tools use. */
export interface Sources {
  readonly site: Site;
  readonly sandbox: Sandbox;
}

/** Adds a tool to a server. Each tool is a file of this folder. */
export type AddTool = (server: McpServer, sources: Sources) => void;
