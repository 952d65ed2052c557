import { z } from "zod";

/** The words that may follow `:::`. */
export const admonitionKinds = [
  "note",
  "tip",
  "info",
  "caution",
  "danger",
  "callout",
  "prerequisites",
  "strapi",
  "warning",
] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

/** `:::kind[title]` */
export const admonitionSchema = z.strictObject({
  kind: z.enum(admonitionKinds).describe("What the reader is told: advice, a condition, a danger."),
  title: z
    .string()
    .min(1)
    .optional()
    .describe("Says the point in a few words; the kind's name stands there otherwise."),
});
