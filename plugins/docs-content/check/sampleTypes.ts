import { type TypesFile, typesCommand, typesFileOf } from "../files/readTypes";
import { fileStart, type Problem } from "../problems";
import type { ContentModel } from "./model";

/** Every type belongs to a sample of the page. The lab finds samples whose types are missing or have changed. */
export function checkSampleTypes(model: ContentModel): Problem[] {
  const pages = new Map(model.pages.map((page) => [typesFileOf(page.file), page]));
  return model.types.flatMap((file) => {
    const page = pages.get(file.file);
    if (file.problems.length > 0) return file.problems;
    if (!page)
      return [problemOf(file, `These are types of ${file.page}, which doesn't exist.`, "Remove the file.")];
    const known = new Set(page.samples.map(({ fingerprint }) => fingerprint));
    const orphans = Object.keys(file.types).filter((fingerprint) => !known.has(fingerprint));
    if (orphans.length === 0) return [];
    const message = `No sample of the page has the types of ${orphans.join(", ")}.`;
    return [problemOf(file, message, `Renew them on the lab: ${typesCommand(page.file)}`)];
  });
}

function problemOf({ file }: TypesFile, message: string, fix: string): Problem {
  return { file, ...fileStart, rule: "orphan-types", message, fix };
}
