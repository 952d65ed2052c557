import { readFile } from "node:fs/promises";
import { z } from "zod";
import { readYaml } from "../../plugins/docs-content/files/yaml";
import { formatProblems, type Problem } from "../../plugins/docs-content/problems";
import { Failure } from "../command/failure.mjs";

/** A URL in a file of judgments. */
interface Named {
  readonly url: string;
  /** Its position in the entry. */
  readonly path: readonly (string | number)[];
}

interface Judged<Entry> {
  readonly entry: z.ZodType<Entry>;
  readonly namedIn: (entry: Entry) => readonly Named[];
  /** URLs that can be found. */
  readonly known: ReadonlySet<string>;
  /** The problem with a URL that can't be found, and its fix. */
  readonly message: (url: string) => string;
  readonly fix: string;
}

/**
 * Reads a file of manual ratings.
 *
 * @throws Failure with all problems: invalid format, or missing URLs.
 */
export async function readJudged<Entry>(
  file: string,
  { entry, namedIn, known, message, fix }: Judged<Entry>,
): Promise<readonly Entry[]> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Failure(`There is no file ${file} to read.`, { cause });
  });
  const { value, problems, placeOf } = readYaml(text, z.array(entry).min(1), file);
  const missing = (value ?? []).flatMap((one, index) =>
    namedIn(one)
      .filter(({ url }) => !known.has(url))
      .map(
        ({ url, path }): Problem => ({
          file,
          ...placeOf([index, ...path]),
          rule: "judged-page",
          message: message(url),
          fix,
        }),
      ),
  );
  const all = [...problems, ...missing];
  if (!value || all.length > 0) throw new Failure(formatProblems(all));
  return value;
}
