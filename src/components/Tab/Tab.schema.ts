import { z } from "zod";

export const tabSchema = z.strictObject({
  label: z.string().min(1).describe("What the tab is called."),
  value: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, "write it in kebab-case, as in typescript")
    .optional()
    .describe("Its name in addresses and in its group; the label in kebab-case when left out."),
});
