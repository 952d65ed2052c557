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
  columns: keys
    .optional()
    .describe("Keys of the columns, in this order. Default: all except the extra ones."),
  group: z
    .union([z.string().min(1), keys])
    .optional()
    .describe("Only rows of this group or these groups."),
  under: z
    .union([z.string().min(1), keys])
    .optional()
    .describe("Only rows with this ID or an ID below it, such as server.proxy. Can be a list."),
  only: keys.optional().describe("Only these rows, by ID, in this order."),
  except: keys.optional().describe("All rows except these."),
  sort: z
    .string()
    .regex(/^-?[a-z][A-Za-z]*$/, "write a column's key, with - before it for the other way round")
    .optional()
    .describe("The column to sort by. Default: the platform's order."),
  entries: z.literal(true).optional().describe("Each row has its own anchor and its own search result."),
  labels: z.record(z.string(), z.string().min(1)).optional().describe("Other headings for columns, by key."),
});

export type FactTableProps = z.infer<typeof factTableProps>;
