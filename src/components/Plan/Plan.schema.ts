import { z } from "zod";

export const planSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Z]/, "write the plan's name as Strapi does, as in Growth")
    .describe("The plan that includes the feature."),
});
