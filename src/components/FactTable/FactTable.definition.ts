import { placeOf, refer } from "../../../plugins/docs-content/compile/context";
import { refuseContent } from "../../../plugins/docs-content/compile/place";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { rowsOf } from "../../../plugins/docs-content/facts/selectFacts";
import { factTableProps as props } from "../../../plugins/docs-content/facts/tableProps";
import { rowAnchor, withEntries } from "../../../plugins/docs-content/facts/tableRows";
import { tableText } from "../../../plugins/docs-content/facts/tableText";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

/** Stays a marker in the compiled tree; the facts are inserted when the page is queried, and checked with all files. */
export const factTableDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: table, context }) => {
    refuseContent(
      node,
      context,
      "its rows come from the facts",
      `write what rows mean into data/notes/${table.facts}.yaml`,
    );
    refer(context, "facts", table.facts, node);
    context.factTables.push({ ...table, ...placeOf(context, node) });
  },
  markdown: ({ props: table }) => [markNode("factTable", table)],
  deferredMarkdown: {
    mark: "factTable",
    markdown: (value, page) => {
      const table = props.parse(value);
      const sheet = page.facts(table.facts);
      return sheet ? withSiteMark(tableText(table, sheet)) : "";
    },
  },
  /** Static HTML; empty if the facts are missing, which the check reports. */
  replace: (node, page) => {
    const table = props.parse(node.props);
    const sheet = page.facts(table.facts);
    if (!sheet) return [];
    const tree = page.compile(tableText(table, sheet), `data/${table.facts}.json`);
    if (!table.entries) return tree;
    const entries = rowsOf(table, sheet).map(({ id }) => ({ anchor: rowAnchor(table.facts, id), marks: [] }));
    return withEntries(tree, entries);
  },
  example: '<FactTable facts="filter-operators" columns={["operator", "meaning"]} group="logical" />',
} satisfies TagDefinition<typeof props>;
