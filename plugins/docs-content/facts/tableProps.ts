import { z } from "zod";

/** The prop that refers to a file of facts. */
export const factsProp = z
  .string()
  .regex(/^[a-z0-9-]+$/, "write the file's name alone, such as filter-operators")
  .describe("The facts to show: content/data/<name>.json.");

const keys = z.array(z.string().min(1)).min(1);

/** What a table of facts shows: the props of `<FactTable>`. */
export const factTableProps = z.strictObject({
  facts: factsProp,
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
  entries: z
    .literal(true)
    .optional()
    .describe("Each row is an entry: it has its own anchor and its own place in the search."),
  labels: z.record(z.string(), z.string().min(1)).optional().describe("Other headings for columns, by key."),
});

export type FactTableProps = z.infer<typeof factTableProps>;
