import { collectPages, verifiableSamples } from "./collect";
import { findingsOf, formatFinding } from "./report";
import { type VerifyOptions, verify } from "./verify";
import { platformVersion } from "./version";
import { removeOrphans, writeRecordings } from "./writeRecordings";

/**
 * Runs the samples of pages and writes down what the platform says.
 *
 * @param wanted pages or folders; all when empty.
 * @returns how many mistakes stand in the way of a recording.
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
  const changed = pages.filter((page) => writeRecordings(contentDir, page, outcomes, versionFor(samples)));
  const removed = wanted.length === 0 ? await removeOrphans(contentDir, pages) : [];
  const findings = findingsOf(outcomes);
  for (const finding of findings) log(`\n${formatFinding(finding)}`);
  for (const { file } of changed) log(`Recorded ${file}`);
  for (const file of removed) log(`Removed ${file}: its page is gone`);
  const good = [...outcomes.values()].filter(([outcome]) => outcome?.isGood).length;
  log(`${good} samples recorded, ${changed.length} files changed, ${findings.length} mistakes`);
  return findings.length;
}

/** Pages without samples need no lab, and no version. */
function versionFor(samples: readonly unknown[]): string {
  return samples.length > 0 ? platformVersion() : "";
}
