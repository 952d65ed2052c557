import { readFile } from "node:fs/promises";
import { z } from "zod";
import { readYaml } from "../../plugins/docs-content/files/yaml";
import { formatProblems, type Problem } from "../../plugins/docs-content/problems";
import { Failure } from "../command/failure.mjs";

const judgement = z.strictObject({
  query: z.string().min(1).describe("What a reader types."),
  pages: z
    .array(z.string().startsWith("/", "write the page's address"))
    .min(1)
    .describe("Pages that answer it."),
  heldOut: z.boolean().optional().describe("Never looked at when weights and synonyms are chosen."),
});
const judgementsFile = z.array(judgement).min(1);

export type Judgement = z.infer<typeof judgement>;

/**
 * Reads a file of judgements.
 *
 * @param paths pages that can be found.
 * @throws Failure with everything that is wrong in it: its form, or pages that don't exist.
 */
export async function readJudgements(
  file: string,
  paths: ReadonlySet<string>,
): Promise<readonly Judgement[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Failure(`There is no file ${file} to read.`, { cause });
  });
  const { value, problems, placeOf } = readYaml(text, judgementsFile, file);
  const missing = (value ?? []).flatMap(({ pages }, index) =>
    pages.flatMap((page, at): Problem[] =>
      paths.has(page)
        ? []
        : [
            {
              file,
              ...placeOf([index, "pages", at]),
              rule: "judged-page",
              message: `No search can find ${page}: there is no such page, or it is unlisted.`,
              mend: "Name a page that answers the query, or remove the entry.",
            },
          ],
    ),
  );
  const all = [...problems, ...missing];
  if (!value || all.length > 0) throw new Failure(formatProblems(all));
  return value;
}
