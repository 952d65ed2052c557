import { z } from "zod";
import { readJudged } from "../search/readJudged";

const question = z.strictObject({
  question: z.string().min(1).describe("As a reader asks it."),
  pages: z
    .array(z.string().startsWith("/", "write the page's address"))
    .describe("Pages that answer it; none where the honest answer is that nothing fits."),
  sections: z
    .array(z.string().startsWith("/", "write the section's address, with its anchor"))
    .min(1)
    .optional()
    .describe("Where on those pages: one of them has to be quoted."),
  heldOut: z.boolean().optional().describe("Never looked at when rules and numbers are chosen."),
});

export type JudgedQuestion = z.infer<typeof question>;

/** Reads a file of rated questions. @param addresses URLs of pages and sections that can be cited. */
export function readQuestions(
  file: string,
  addresses: ReadonlySet<string>,
): Promise<readonly JudgedQuestion[]> {
  return readJudged(file, {
    entry: question,
    namedIn: ({ pages, sections = [] }) => [
      ...pages.map((address, at) => ({ address, path: ["pages", at] })),
      ...sections.map((address, at) => ({ address, path: ["sections", at] })),
    ],
    known: addresses,
    message: (address) =>
      `No answer can cite ${address}: there is no such page or section, or it is unlisted.`,
    fix: "Name a page or section that answers the question, or remove the entry.",
  });
}
