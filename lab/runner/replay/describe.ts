import type { Manager } from "../content";
import type { Action } from "./action";

/** An action in a few words, for the lines that tell how far a replay is. */
export function describe(action: Action, manager: Manager): string {
  if (action.does === "run") return action.commands[manager];
  if (action.does === "request") return action.command;
  if (action.does === "compare" || action.does === "write") return `${action.does} ${action.path}`;
  if (action.does === "open") return `open ${action.url}`;
  if (action.does === "fill") return `enter "${action.value}" in "${action.name}"`;
  if (action.does === "print") return `the terminal shows "${action.text}"`;
  return action.does === "stop" ? "Ctrl+C" : `${action.does} "${action.name}"`;
}
