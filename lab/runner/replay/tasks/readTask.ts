import { Failure } from "../../project";
import type { Action, Script } from "../action";
import { readScript } from "../script";
import type { Task } from "./tasks";

/** What can be done in the panel. */
export type PanelAction = Extract<Action, { does: "open" | "select" | "fill" | "see" }>;

/**
 * Reads the steps below a heading of a page.
 *
 * @throws {Failure} if there is no such heading, no step below it, or a step that is too loose to be followed
 */
export function readTask({ page, heading }: Task, text: string): PanelAction[] {
  const file = `${page}.mdx`;
  const { first, last } = linesBelow(heading, text, file);
  const isBelow = (line: number) => line > first && line < last;
  const script: Script = readScript(file, () => text);
  const [problem] = script.problems.filter((line) => isBelow(lineOf(line)));
  if (problem !== undefined) throw new Failure(problem);
  const actions = script.actions.filter(({ line }) => isBelow(line)).filter(isInPanel);
  if (actions.length === 0) throw new Failure(`${file}:${first} No step below "${heading}" can be followed.`);
  return actions;
}

function isInPanel(action: Action): action is PanelAction & Action {
  return ["open", "select", "fill", "see"].includes(action.does);
}

/** From the heading to the next one, as numbers of lines. */
function linesBelow(heading: string, text: string, file: string): { first: number; last: number } {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading);
  if (index === -1) throw new Failure(`${file} has no heading "${heading}".`);
  const next = lines.findIndex((line, at) => at > index && /^#+ /.test(line));
  return { first: index + 1, last: next === -1 ? Number.POSITIVE_INFINITY : next + 1 };
}

/** `user-docs/intro.mdx:12 …` */
function lineOf(problem: string): number {
  return Number(/^\S+?:(\d+)/.exec(problem)?.[1] ?? 0);
}
