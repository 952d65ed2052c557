import { z } from "zod";

export const columnsSchema = z.strictObject({
  cols: z
    .union([z.literal(2), z.literal(3), z.literal(4)])
    .optional()
    .describe("How many stand side by side where there is room: 2 (as when left out), 3 or 4."),
});
