import { z } from "zod";

export const detailsSchema = z.strictObject({
  summary: z.string().min(1).describe("The line that is always visible and opens the rest."),
});
