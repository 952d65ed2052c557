import type { Action } from "../action";

export type Written = Extract<Action, { does: "write" }>;

/** The files with such names that a page has its reader add. */
export function written(actions: readonly Action[], pattern: RegExp): Written[] {
  return actions.filter((action): action is Written => action.does === "write" && pattern.test(action.path));
}

/** The text of the page's `.dockerignore`. */
export const ignoreText = (actions: readonly Action[]): string =>
  written(actions, /^\.dockerignore$/)[0]?.text ?? "";
