import { z } from "zod";

export const sinceSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, "write three numbers, as in 5.12.0")
    .describe("The first version of the platform that has the feature."),
});
