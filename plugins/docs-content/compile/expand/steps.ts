import { report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";

export const expandSteps: Expander = ({ state, node, props, context }) => {
  const [list, ...others] = node.children;
  if (list?.type !== "list" || list.ordered !== true || others.length > 0) {
    report(context, node, {
      rule: "steps-list",
      message: "<Steps> holds one numbered list and nothing else.",
      mend: "Indent everything that belongs to a step under its number, with blank lines around the list.",
    });
  }
  return component("Steps", props, state.all(node));
};
