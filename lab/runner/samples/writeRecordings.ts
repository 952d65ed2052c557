import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecordingsFile, listFiles, recordingsFileOf } from "../content";
import { type SamplePage, verifiableSamples } from "./collect";
import type { Outcomes } from "./outcome";
import { recordingsText } from "./recordingsText";

/**
 * Writes a page's recordings, without failed samples. A page without any gets no file.
 *
 * @param version of the platform.
 * @returns whether a file was written, changed or removed.
 */
export function writeRecordings(
  contentDir: string,
  page: SamplePage,
  outcomes: Outcomes,
  version: string,
): boolean {
  const file = join(contentDir, recordingsFileOf(page.file));
  const results = new Map(
    [...outcomes].map(([sample, outcome]) => [keyOf(sample.page, sample.check.fingerprint), outcome]),
  );
  const recorded = verifiableSamples([page]).flatMap(({ check }) => {
    const [outcome] = results.get(keyOf(page, check.fingerprint)) ?? [];
    return outcome?.ok ? [{ sample: check, response: outcome.response }] : [];
  });
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (recorded.length === 0) {
    rmSync(file, { force: true });
    return before !== undefined;
  }
  const text = recordingsText(recorded, version);
  if (text !== before) writeFileSync(file, text);
  return text !== before;
}

/** Deletes recordings of pages that no longer exist. @returns their paths from the content folder. */
export async function removeOrphans(contentDir: string, pages: readonly SamplePage[]): Promise<string[]> {
  const wanted = new Set(pages.map(({ file }) => recordingsFileOf(file)));
  const orphans = (await listFiles(contentDir)).filter((file) => isRecordingsFile(file) && !wanted.has(file));
  for (const file of orphans) rmSync(join(contentDir, file));
  return orphans;
}

function keyOf({ file }: SamplePage, fingerprint: string): string {
  return `${file}#${fingerprint}`;
}
