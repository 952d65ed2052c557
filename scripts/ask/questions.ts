import { z } from "zod";
import { readJudged } from "../search/readJudged";

const question = z.strictObject({
  question: z.string().min(1).describe("As a reader asks it."),
  pages: z
    .array(z.string().startsWith("/", "write the page's path"))
    .describe("Pages that answer it; none where the honest answer is that nothing fits."),
  sections: z
    .array(z.string().startsWith("/", "write the section's path, with its anchor"))
    .min(1)
    .optional()
    .describe("Where on those pages: one of them has to be quoted."),
  heldOut: z.boolean().optional().describe("Never looked at when rules and numbers are chosen."),
});

export type JudgedQuestion = z.infer<typeof question>;

/** Reads a file of rated questions. @param urls URLs of pages and sections that can be cited. */
export function readQuestions(file: string, urls: ReadonlySet<string>): Promise<readonly JudgedQuestion[]> {
  return readJudged(file, {
    entry: question,
    namedIn: ({ pages, sections = [] }) => [
      ...pages.map((url, at) => ({ url, path: ["pages", at] })),
      ...sections.map((url, at) => ({ url, path: ["sections", at] })),
    ],
    known: urls,
    message: (url) => `No answer can cite ${url}: there is no such page or section, or it is unlisted.`,
    fix: "Name a page or section that answers the question, or remove the entry.",
  });
}
