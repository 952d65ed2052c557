import { z } from "zod";

/** The words behind a fence's language. Highlighted lines, `{1,3-5}`, are part of the markup by the time it is shown. */
export const codeBlockSchema = z.strictObject({
  title: z.string().min(1).optional().describe("The file's path, or what the code is."),
  showLineNumbers: z
    .boolean()
    .optional()
    .describe("Numbers the lines, for code that the text refers to by line."),
  wrap: z.boolean().optional().describe("Breaks long lines from the start; the reader can switch it."),
  collapse: z.boolean().optional().describe("Shows the beginning only, until the reader asks for all of it."),
  diff: z.boolean().optional().describe("Lines start with +, - or a space: added, removed, unchanged."),
});
