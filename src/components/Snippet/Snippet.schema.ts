import { z } from "zod";

export const snippetSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "write the file's name in content/snippets, without its ending")
    .describe("The partial whose content stands here."),
});
