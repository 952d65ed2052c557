import type { Table, TableRow } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { z } from "zod";
import { factsProp } from "./tableProps";

/** What the rows of a written table are about: the props of `<FactRows>`. */
export const factRowsProps = z.strictObject({
  facts: factsProp,
  ids: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("The rows' IDs in these facts, in order, if a row doesn't begin with its ID as code."),
});

export type FactRowsProps = z.infer<typeof factRowsProps>;

/** The only content of `<FactRows>`; undefined if it is anything else. */
export function tableIn({ children }: MdxJsxFlowElement | MdxJsxTextElement): Table | undefined {
  const [table, ...others] = children;
  return table?.type === "table" && others.length === 0 ? table : undefined;
}

/** The facts that a table's rows are about; an empty ID for a row that doesn't say. */
export function idsOf({ children: [, ...rows] }: Table, { ids }: FactRowsProps): string[] {
  return rows.map((row, index) => (ids ? (ids[index] ?? "") : nameIn(row)));
}

/** `findMany` of a row that begins with the code `findMany(params)`. */
function nameIn({ children: [first] }: TableRow): string {
  const start = first?.children[0];
  const code = start?.type === "link" ? start.children[0] : start;
  return code?.type === "inlineCode" ? code.value.replace(/\(.*$/, "") : "";
}
