import { z } from "zod";
import { placeOf, refer, report } from "../../../plugins/docs-content/compile/context";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { tableText } from "../../../plugins/docs-content/facts/tableText";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";

const keys = z.array(z.string().min(1)).min(1);

const props = z.strictObject({
  facts: z
    .string()
    .regex(/^[a-z0-9-]+$/, "write the file's name alone, such as filter-operators")
    .describe("The facts to show: content/data/<name>.json."),
  columns: keys.optional().describe("Keys of columns, in this order; all but the extra ones when left out."),
  group: z
    .union([z.string().min(1), keys])
    .optional()
    .describe("Only rows of this group, or of these."),
  under: z
    .union([z.string().min(1), keys])
    .optional()
    .describe("Only rows whose ids begin so, or with one of these: server.proxy, and what is below it."),
  only: keys.optional().describe("Only these rows, by their ids, in this order."),
  except: keys.optional().describe("All rows but these."),
  sort: z
    .string()
    .regex(/^-?[a-z][A-Za-z]*$/, "write a column's key, with - before it for the other way round")
    .optional()
    .describe("The column by which rows are ordered; as the platform has them when left out."),
  labels: z.record(z.string(), z.string().min(1)).optional().describe("Other headings for columns, by key."),
});

export type FactTableProps = z.infer<typeof props>;

/** Stays a marker in the compiled tree; the facts are put in when the page is asked for, and checked with all files. */
export const factTableDefinition = {
  isReplaced: true,
  props,
  check: ({ node, props: table, context }) => {
    if (node.children.length > 0) {
      report(context, node, {
        rule: "fact-table",
        message: "<FactTable> holds text; its rows come from the facts alone.",
        mend: `Close it with />, and write what rows mean into data/notes/${table.facts}.yaml.`,
      });
    }
    refer(context, "facts", table.facts, node);
    context.factTables.push({ ...table, ...placeOf(context, node) });
  },
  markdown: ({ props: table }) => [markNode("factTable", table)],
  late: {
    mark: "factTable",
    markdown: (value, page) => {
      const table = props.parse(value);
      const sheet = page.facts(table.facts);
      return sheet ? withSiteMark(tableText(table, sheet)) : "";
    },
  },
  /** Markup, which needs no script; nothing where the facts are missing (the check reports that). */
  replace: (node, page) => {
    const table = props.parse(node.props);
    const sheet = page.facts(table.facts);
    return sheet ? page.compile(tableText(table, sheet), `data/${table.facts}.json`) : [];
  },
  example:
    '<FactTable facts="filter-operators" columns={["operator", "takes", "meaning"]} group="logical" labels={{ meaning: "Matches a document that" }} />',
} satisfies TagDefinition<typeof props>;
