import { z } from "zod";
import { oneLine } from "./oneLine";
import { route, urlPath } from "./route";
import { slugPattern } from "./slug";

const maxRelatedTags = 6;

/** tags.yaml */
export const tagsFile = z.array(
  z.strictObject({
    name: oneLine,
    slug: z
      .string()
      .regex(slugPattern, "write the slug in kebab-case")
      .optional()
      .describe("The last part of its URL, if kebab-case splits the name badly."),
    description: oneLine
      .min(40, "write a sentence of 40 to 160 characters: search results show it alone")
      .max(160, "write a sentence of 40 to 160 characters: search results cut the rest")
      .regex(/[.]$/, "end the sentence with a period")
      .describe("What the pages with this tag are about."),
    aliases: z
      .array(oneLine)
      .min(1, "name at least one, or leave aliases out")
      .optional()
      .describe("Other words that readers look for. Their URLs redirect to the tag's page."),
    related: z
      .array(oneLine)
      .min(1, "name at least one, or leave related out")
      .max(maxRelatedTags, `name at most ${maxRelatedTags} related tags`)
      .optional()
      .describe("Names of tags with pages that a reader may want next."),
  }),
);

/** redirects.yaml */
export const redirectsFile = z.array(
  z.strictObject({
    from: urlPath,
    to: route,
    seen: oneLine
      .optional()
      .describe("For a path of the platform's older documentation: a public link to it."),
  }),
);

/** glossary.yaml */
export const glossaryFile = z.array(
  z.strictObject({
    term: oneLine,
    definition: z.string().min(20).max(200, "a tooltip holds 200 characters"),
    more: z
      .string()
      .min(20)
      .max(300, "what is longer belongs on the page that explains it")
      .optional()
      .describe("What the glossary adds to the definition."),
    aliases: z.array(z.string().min(1)).min(1).optional().describe("Other words for the same."),
    see: z.array(route).min(1).max(3).optional().describe("Pages that explain it, the best one first."),
  }),
);

/** images/screenshots/screenshots.yaml */
export const screenshotsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, "write the id in kebab-case"),
    alt: z.string().min(20, "say what the picture shows"),
    width: z.number().int().positive().describe("In CSS pixels. The file has twice as many."),
    height: z.number().int().positive(),
    smallestText: z.number().positive().optional().describe("Font size of its smallest text in CSS pixels."),
    hotspots: z
      .array(
        z.strictObject({
          x: z.number().min(0).max(100).describe("Percent of the width, from the left."),
          y: z.number().min(0).max(100).describe("Percent of the height, from the top."),
          side: z
            .enum(["left", "above", "right", "below"])
            .optional()
            .describe("The side of that point on which the number is."),
          ring: z
            .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
            .optional()
            .describe("The control's box, in percent of the image."),
          says: z.string().min(3, "say what the number means"),
        }),
      )
      .max(5, "the styles have rings for five numbers")
      .optional()
      .describe("Numbers on the image, explained in a list below it."),
    motion: z
      .strictObject({
        seconds: z.number().int().positive(),
        says: z.string().min(20, "say what happens"),
      })
      .optional()
      .describe("An animation in <id>.light.webp and <id>.dark.webp, which a reader can play in its place."),
  }),
);

/** synonyms.yaml */
export const synonymsFile = z.array(
  z
    .array(z.string().min(1))
    .min(2, "write at least two words that readers use for one another")
    .describe("Words and phrases that search treats as the same."),
);

export type GlossaryEntry = z.infer<typeof glossaryFile>[number];
export type RedirectEntry = z.infer<typeof redirectsFile>[number];
export type TagEntry = z.infer<typeof tagsFile>[number];
export type ScreenshotEntry = z.infer<typeof screenshotsFile>[number];

const noteText = z.string().min(1, "say what it means, or leave the entry out");

/** data/notes/<name>.yaml: what is said about facts in our own words, by the facts' ids. */
export const notesFile = z.record(
  z.string(),
  z.union([
    noteText.describe("What the fact means."),
    z.record(z.string().regex(/^[a-z][A-Za-z]*$/, "write the column's key in camelCase"), noteText),
  ]),
);

/** Notes on one fact by column; its meaning is in `meaning`. Inline Markdown. */
export type FactNote = Readonly<Record<string, string>>;
