import { z } from "zod";
import { oneLine } from "./oneLine";

/** language.yaml: wording that the site doesn't use, and what to write instead. */
export const languageFile = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z-]*$/, "write the id in kebab-case"),
      pattern: z
        .string()
        .min(2)
        .refine(isPattern, "write a regular expression")
        .describe("A regular expression that ignores case. A space also matches the end of a line."),
      write: oneLine.describe("What to write instead."),
      because: oneLine.describe("What a reader would misunderstand."),
    }),
  ),
  exceptions: z
    .array(
      z.strictObject({
        file: z.string().describe("Path from the content folder."),
        words: z.string().min(3).describe("Words on the page that are correct there."),
        because: oneLine,
      }),
    )
    .optional(),
});

function isPattern(source: string): boolean {
  try {
    languagePattern(source);
    return true;
  } catch {
    return false;
  }
}

/** Space is bounded: a pattern that looks back over all of it would take its time again for each space. */
export function languagePattern(source: string): RegExp {
  return new RegExp(source.replaceAll(" ", "\\s{1,20}"), "giu");
}
