import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";

/** A tool's text for the model. */
export function reply(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}

/** Says what was wrong with a call, so that the model can correct it. */
export function rejection(text: string): CallToolResult {
  return { ...reply(text), isError: true };
}
