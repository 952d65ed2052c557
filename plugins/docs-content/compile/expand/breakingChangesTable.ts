import { report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";

/** Stays a marker in the compiled tree; what other pages say of their changes is put in when the page is asked for. */
export const expandBreakingChangesTable: Expander = ({ node, context }) => {
  if (node.children.length > 0) {
    report(context, node, {
      rule: "breaking-changes-table",
      message: "<BreakingChangesTable> holds text; its rows come from the pages' front matter alone.",
      mend: "Close it with />.",
    });
  }
  return component("BreakingChangesTable", {});
};
