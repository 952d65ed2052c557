import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTypesFile, listFiles, type SampleTypes, typesFileOf } from "../../content";
import { type SamplePage, verifiableSamples } from "../collect";

/** The types of a page's samples, by fingerprint. */
export type PageTypes = ReadonlyMap<string, SampleTypes>;

/** The text of a page's file of types: in the order of the page, each sample once. */
function typesText(entries: readonly (readonly [fingerprint: string, types: SampleTypes])[]): string {
  return `${JSON.stringify({ writtenBy: "npm run lab -- types", samples: Object.fromEntries(entries) }, null, 1)}\n`;
}

/** Writes the types of a page. A page without any gets no file. @returns whether a file was written, changed, or removed */
export function writeTypes(contentDir: string, page: SamplePage, types: PageTypes): boolean {
  const file = join(contentDir, typesFileOf(page.file));
  const entries = verifiableSamples([page]).flatMap(({ check: { fingerprint } }) => {
    const own = types.get(fingerprint);
    return own && Object.keys(own).length > 0 ? [[fingerprint, own] as const] : [];
  });
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (entries.length === 0) {
    rmSync(file, { force: true });
    return before !== undefined;
  }
  const text = typesText(entries);
  if (text !== before) writeFileSync(file, text);
  return text !== before;
}

/** Deletes the types of pages that no longer exist. @returns their paths from the content folder */
export async function removeOrphanTypes(contentDir: string, pages: readonly SamplePage[]): Promise<string[]> {
  const wanted = new Set(pages.map(({ file }) => typesFileOf(file)));
  const orphans = (await listFiles(contentDir)).filter((file) => isTypesFile(file) && !wanted.has(file));
  for (const file of orphans) rmSync(join(contentDir, file));
  return orphans;
}
