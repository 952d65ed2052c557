import { z } from "zod";

export const glossarySchema = z.strictObject({
  only: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("Only these terms of glossary.yaml; all of them when left out."),
});

export type GlossaryProps = z.infer<typeof glossarySchema>;
