import type { RootContent } from "mdast";
import { placeOf, refer, report } from "../../../plugins/docs-content/compile/context";
import { component } from "../../../plugins/docs-content/compile/hastTypes";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { historyMarks, withMarks } from "../../../plugins/docs-content/facts/historyMarks";
import {
  type FactRowsProps,
  idsOf,
  factRowsProps as props,
  tableIn,
} from "../../../plugins/docs-content/facts/rowsProps";
import type { FactSheet } from "../../../plugins/docs-content/facts/sheet";
import { rowAnchor, withEntries } from "../../../plugins/docs-content/facts/tableRows";
import { markInLine } from "../../../plugins/docs-content/markdown/marks";

/** A table that a writer wrote, about facts: each row is an entry, with an anchor and the marks of its fact's history. */
export const factRowsDefinition = {
  isReplaced: true,
  props,
  expand: ({ state, node, props: rows, context }) => {
    const table = tableIn(node);
    if (!table) {
      report(context, node, {
        rule: "fact-rows",
        message: "<FactRows> can contain only a table.",
        fix: "Put one Markdown table in it, with blank lines around the table.",
      });
      return undefined;
    }
    const ids = idsOf(table, rows);
    refer(context, "facts", rows.facts, node);
    context.factRows.push({ facts: rows.facts, ids, ...placeOf(context, node) });
    return component("FactRows", { facts: rows.facts, ids }, state.all(node));
  },
  markdown: ({ props: rows, children }) => children.map((child) => marked(child, rows)),
  deferredMarkdown: {
    mark: "factRow",
    markdown: (value, page) => {
      const { facts, ids: [id = ""] = [] } = props.parse(value);
      return withMarks("", marksOf(id, page.facts(facts)));
    },
  },
  /** Static HTML. */
  replace: (node, page) => {
    const { facts, ids = [] } = props.parse(node.props);
    const sheet = page.facts(facts);
    const entries = ids.map((id) => ({ anchor: rowAnchor(facts, id), marks: marksOf(id, sheet) }));
    return withEntries(page.complete(node.children ?? []), entries);
  },
  example:
    '<FactRows facts="filter-operators">\n\n| Operator | Meaning |\n| --- | --- |\n| `$eq` | Equal |\n\n</FactRows>',
} satisfies TagDefinition<typeof props>;

function marksOf(id: string, sheet: FactSheet | undefined): string[] {
  return historyMarks(sheet?.history?.get(id));
}

/** Each row's first cell ends with the marks from its fact's history, once that is known. */
function marked(node: RootContent, rows: FactRowsProps): RootContent {
  if (node.type !== "table") return node;
  const ids = idsOf(node, rows);
  const [head, ...body] = node.children;
  const entries = body.map((row, index) => {
    const [first, ...cells] = row.children;
    const id = ids[index] ?? "";
    if (!first || id === "") return row;
    const mark = markInLine("factRow", { facts: rows.facts, ids: [id] });
    return { ...row, children: [{ ...first, children: [...first.children, mark] }, ...cells] };
  });
  return { ...node, children: head ? [head, ...entries] : entries };
}
