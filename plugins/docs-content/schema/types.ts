import { z } from "zod";

const place = z.string().regex(/^\d+:\d+:\d+$/, "write line:column:length");

/**
 * page.types.json, next to page.mdx: the types of names in its TypeScript samples, by the samples' fingerprints. For each text, the
 * places in the code where it holds, in the order of the code.
 */
export const typesFile = z.strictObject({
  writtenBy: z.string(),
  samples: z.record(
    z.string().regex(/^[0-9a-f]{20}$/),
    z.record(z.string().max(400), z.array(place).nonempty()),
  ),
});

export type SampleTypes = z.infer<typeof typesFile>["samples"][string];
