import { z } from "zod";
import type { TagDefinition } from "../../../plugins/docs-content/components/definition";
import { columnDefinition } from "../Column/Column.definition";

const props = z.strictObject({
  cols: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .optional()
    .describe("How many stand side by side where there is room: 2 (as when left out), 3 or 4."),
});

export const columnsDefinition = {
  props,
  only: "Column",
  example: columnDefinition.example,
} satisfies TagDefinition<typeof props>;
