import { z } from "zod";
import { readJudged } from "./readJudged";

const judgment = z.strictObject({
  query: z.string().min(1).describe("What a reader types."),
  pages: z
    .array(z.string().startsWith("/", "write the page's path"))
    .min(1)
    .describe("Pages that answer it."),
  heldOut: z.boolean().optional().describe("Never looked at when weights and synonyms are chosen."),
});

export type Judgment = z.infer<typeof judgment>;

/** Reads a file of judgments. @param paths pages that can be found. */
export function readJudgments(file: string, paths: ReadonlySet<string>): Promise<readonly Judgment[]> {
  return readJudged(file, {
    entry: judgment,
    namedIn: ({ pages }) => pages.map((url, at) => ({ url, path: ["pages", at] })),
    known: paths,
    message: (page) => `No search can find ${page}: there is no such page, or it is unlisted.`,
    fix: "Name a page that answers the query, or remove the entry.",
  });
}
