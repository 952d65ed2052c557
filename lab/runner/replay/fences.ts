import type { Code } from "mdast";
import { isShell, readFenceMeta } from "../pageSyntax";
import { commandsIn } from "../shellBlock";
import type { Action, At } from "./action";

/** What a block of code has its reader do: run commands, send requests, or look at or add a file. */
export function fenceActions({ lang, meta, value }: Code, at: At): Action[] {
  if (isShell(lang ?? "")) return commandsIn(value).map(({ command }) => shellAction(command, at));
  const { title } = readFenceMeta(meta ?? "", value.split("\n").length).options;
  if (title === null) return [];
  if (/^(docker|yaml|text|env)$/.test(lang ?? ""))
    return [{ ...at, does: "write", path: title, text: value }];
  if (lang !== "json") return [];
  const status = /^[1-5]\d\d\b/.exec(title)?.[0];
  if (status === undefined) return [{ ...at, does: "compare", path: title, text: value }];
  // Which request it belongs to is known once the page is read: `withRequests`.
  const response = { status: Number(status), body: JSON.parse(value) };
  return [{ ...at, does: "request", command: "", response }];
}

/** Every tab shows the same command where the page has no tabs. */
function shellAction(command: string, at: At): Action {
  return command.startsWith("curl ")
    ? { ...at, does: "request", command, response: null }
    : { ...at, does: "run", commands: { npm: command, yarn: command, pnpm: command } };
}

/**
 * Gives each response the request before it. A second response to one request is a reader who sends it again: "Now the same
 * request returns …".
 */
export function withRequests(actions: readonly Action[]): { actions: Action[]; orphans: At[] } {
  const joined: Action[] = [];
  const orphans: At[] = [];
  let last: Extract<Action, { does: "request" }> | undefined;
  for (const action of actions) {
    if (action.does !== "request") joined.push(action);
    else if (action.command !== "") {
      last = action;
      joined.push(action);
    } else if (!last) orphans.push(action);
    else {
      const withResponse = { ...last, line: action.line, response: action.response };
      if (joined.at(-1) === last && last.response === null) joined.pop();
      joined.push(withResponse);
      last = withResponse;
    }
  }
  return { actions: joined, orphans };
}
