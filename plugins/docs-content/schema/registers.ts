import { z } from "zod";
import { address, route } from "./route";

/** tags.yaml */
export const tagsFile = z.array(
  z.strictObject({
    name: z.string().min(1),
    aliases: z.array(z.string()).optional().describe("Other words that readers search for."),
  }),
);

/** redirects.yaml */
export const redirectsFile = z.array(z.strictObject({ from: address, to: route }));

/** glossary.yaml */
export const glossaryFile = z.array(
  z.strictObject({
    term: z.string().min(1),
    definition: z.string().min(20).max(200, "a tooltip holds 200 characters"),
  }),
);

/** images/screenshots/screenshots.yaml */
export const screenshotsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, "write the id in kebab-case"),
    alt: z.string().min(20, "say what the picture shows"),
    width: z.number().int().positive().describe("CSS pixels; the file holds twice as many."),
    height: z.number().int().positive(),
  }),
);

export type TagEntry = z.infer<typeof tagsFile>[number];
export type ScreenshotEntry = z.infer<typeof screenshotsFile>[number];
