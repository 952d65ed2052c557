import { factTableSchema } from "../../../../src/components/FactTable/FactTable.schema";
import { placeOf, refer, report } from "../context";
import { component } from "../hastTypes";
import type { Expander } from "./expanders";

/** Stays a marker in the compiled tree; the facts are put in when the page is asked for, and checked with all files. */
export const expandFactTable: Expander = ({ node, props, context }) => {
  const table = factTableSchema.parse(props);
  if (node.children.length > 0) {
    report(context, node, {
      rule: "fact-table",
      message: "<FactTable> holds text; its rows come from the facts alone.",
      mend: `Close it with />, and write what rows mean into data/notes/${table.facts}.yaml.`,
    });
  }
  refer(context, "facts", table.facts, node);
  context.factTables.push({ ...table, ...placeOf(context, node) });
  return component("FactTable", props);
};
