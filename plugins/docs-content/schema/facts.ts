import { z } from "zod";

/** How a column's values are shown: as code, as words, as several pieces of code, or as yes and no. */
const columnKinds = ["code", "text", "list", "yesNo"] as const;

const factColumn = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z]*$/),
  label: z.string().min(1),
  kind: z.enum(columnKinds),
  /** Shown only in tables that request it. */
  isExtra: z.literal(true).optional(),
});

const factValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** Notes, links, and `only` refer to a row by its `id`; `group` can filter a table. */
const factRow = z.object({ id: z.string().min(1), group: z.string().min(1).optional() }).catchall(factValue);

/** data/<name>.json: facts read from the installed platform. Made by `npm run lab -- facts`, never by hand. */
export const factFile = z.strictObject({
  title: z.string().min(1),
  source: z.string().min(1).describe("Where the facts are in the platform's packages."),
  platform: z.string().regex(/^\d+\.\d+\.\d+/),
  members: z
    .string()
    .min(1)
    .optional()
    .describe("Facts whose rows are parts of these rows: their group is a row's ID."),
  columns: z.array(factColumn).min(1),
  rows: z.array(factRow).min(1),
});

export type FactColumn = z.infer<typeof factColumn>;
export type FactRow = z.infer<typeof factRow>;
export type FactFile = z.infer<typeof factFile>;
