import { readFile } from "node:fs/promises";
import { z } from "zod";
import { readYaml } from "../../plugins/docs-content/files/yaml";
import { formatProblems } from "../../plugins/docs-content/problems";
import { Failure } from "../command/failure.mjs";

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

/**
 * Reads a file of judged questions.
 *
 * @param addresses pages and sections that can be cited.
 * @throws Failure with everything that is wrong in it: its form, or pages that don't exist.
 */
export async function readQuestions(
  file: string,
  addresses: ReadonlySet<string>,
): Promise<readonly JudgedQuestion[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Failure(`There is no file ${file} to read.`, { cause });
  });
  const { value, problems, placeOf } = readYaml(text, z.array(question).min(1), file);
  const missing = (value ?? []).flatMap(({ pages, sections = [] }, index) => {
    const named = { pages, sections };
    return (["pages", "sections"] as const).flatMap((key) =>
      named[key].flatMap((address, at) =>
        addresses.has(address)
          ? []
          : [
              {
                file,
                ...placeOf([index, key, at]),
                rule: "judged-page",
                message: `No answer can cite ${address}: there is no such page or section, or it is unlisted.`,
                mend: "Name a page or section that answers the question, or remove the entry.",
              },
            ],
      ),
    );
  });
  const all = [...problems, ...missing];
  if (!value || all.length > 0) throw new Failure(formatProblems(all));
  return value;
}
