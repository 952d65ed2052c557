import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { messageOf } from "../../shared/messageOf";
import { rejection } from "./reply";

/** Turns what a tool's work throws into a reply: the program that called can show it, or call again. */
export async function withRejection(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    return rejection(messageOf(error));
  }
}
