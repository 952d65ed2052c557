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
  heldOut: z.boolean().optional().describe("Never looked at when rules and numbers are chosen."),
});

export type JudgedQuestion = z.infer<typeof question>;

/**
 * Reads a file of judged questions.
 *
 * @param paths pages that can be cited.
 * @throws Failure with everything that is wrong in it: its form, or pages that don't exist.
 */
export async function readQuestions(
  file: string,
  paths: ReadonlySet<string>,
): Promise<readonly JudgedQuestion[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Failure(`There is no file ${file} to read.`, { cause });
  });
  const { value, problems, placeOf } = readYaml(text, z.array(question).min(1), file);
  const missing = (value ?? []).flatMap(({ pages }, index) =>
    pages.flatMap((page, at) =>
      paths.has(page)
        ? []
        : [
            {
              file,
              ...placeOf([index, "pages", at]),
              rule: "judged-page",
              message: `No answer can cite ${page}: there is no such page, or it is unlisted.`,
              mend: "Name a page that answers the question, or remove the entry.",
            },
          ],
    ),
  );
  const all = [...problems, ...missing];
  if (!value || all.length > 0) throw new Failure(formatProblems(all));
  return value;
}
