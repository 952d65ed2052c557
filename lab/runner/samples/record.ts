import { collectPages, type SamplePage, verifiableSamples } from "./collect";
import type { Outcomes } from "./outcome";
import { findingsOf, formatFinding } from "./report";
import { type PageTypes, removeOrphanTypes, writeTypes } from "./types/writeTypes";
import { verify } from "./verify";
import type { VerifyOptions } from "./verifyOptions";
import { platformVersion } from "./version";
import { removeOrphans, writeRecordings } from "./writeRecordings";

/**
 * Runs the samples of pages and writes the responses to files next to the pages.
 *
 * @param wanted pages or folders; all if empty
 * @returns how many samples could not be recorded
 */
export async function recordSamples(
  contentDir: string,
  wanted: readonly string[],
  options: VerifyOptions,
): Promise<number> {
  const { log } = options;
  const pages = await collectPages(contentDir, wanted);
  const samples = verifiableSamples(pages);
  log(`Running ${samples.length} samples of ${new Set(samples.map(({ page }) => page)).size} pages…`);
  const outcomes = await verify(samples, options);
  const changed = pages.filter((page) => {
    const isTyped = writeTypes(contentDir, page, typesOf(page, outcomes));
    return writeRecordings(contentDir, page, outcomes, versionFor(samples)) || isTyped;
  });
  const isAll = wanted.length === 0;
  const removed = isAll
    ? [...(await removeOrphans(contentDir, pages)), ...(await removeOrphanTypes(contentDir, pages))]
    : [];
  const findings = findingsOf(outcomes);
  for (const finding of findings) log(`\n${formatFinding(finding)}`);
  for (const { file } of changed) log(`Recorded ${file}`);
  for (const file of removed) log(`Removed ${file}: its page is gone`);
  const recorded = [...outcomes.values()].filter(([outcome]) => outcome?.ok).length;
  log(`${recorded} samples recorded, ${changed.length} files changed, ${findings.length} problems`);
  return findings.length;
}

function typesOf(page: SamplePage, outcomes: Outcomes): PageTypes {
  return new Map(
    [...outcomes].flatMap(([sample, [outcome]]) => {
      const types = sample.page === page && outcome?.ok ? outcome.types : undefined;
      return types ? [[sample.check.fingerprint, types] as const] : [];
    }),
  );
}

/** Pages without samples need no lab, and no version. */
function versionFor(samples: readonly unknown[]): string {
  return samples.length > 0 ? platformVersion() : "";
}
