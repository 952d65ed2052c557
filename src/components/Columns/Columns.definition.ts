import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { columnDefinition } from "../Column/Column.definition";

const props = z.strictObject({
  cols: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .optional()
    .describe("Number of columns in wide windows: 2 (default), 3, or 4."),
});

export const columnsDefinition = {
  props,
  allowedChild: "Column",
  example: columnDefinition.example,
} satisfies TagDefinition<typeof props>;
