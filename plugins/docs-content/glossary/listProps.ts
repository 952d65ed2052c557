import { z } from "zod";

/** Which terms a list shows: the props of `<Glossary>`. */
export const glossaryProps = z.strictObject({
  only: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("Only these terms of glossary.yaml. Default: all."),
});

export type GlossaryProps = z.infer<typeof glossaryProps>;
