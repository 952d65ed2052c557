import { platform } from "../content";
import { againstRecordings } from "./againstRecordings";
import { collectPages, type SampleOfPage, verifiableSamples } from "./collect";
import { type Finding, formatFinding, formatUnverified } from "./report";
import { verify } from "./verify";
import type { VerifyOptions } from "./verifyOptions";
import { platformVersion } from "./version";

/**
 * Runs and checks the samples of pages, and reports every difference from what was recorded.
 *
 * @param wanted pages or folders; all if empty
 * @returns how many differences and problems there are
 */
export async function checkSamples(
  contentDir: string,
  wanted: readonly string[],
  options: VerifyOptions,
): Promise<number> {
  const { log } = options;
  const started = performance.now();
  const pages = await collectPages(contentDir, wanted);
  const samples = verifiableSamples(pages);
  log(`Verifying ${samples.length} samples of ${pages.length} pages…`);
  const outcomes = await verify(samples, options);
  const version = samples.length > 0 ? platformVersion() : platform.version;
  const findings = [...againstRecordings(outcomes, version), ...wrongVersion(version)];
  for (const finding of findings) log(`\n${formatFinding(finding)}`);
  log(`\n${formatUnverified(pages)}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const wrong = findings.length === 0 ? "all as recorded" : `${findings.length} differences`;
  log(`\nStrapi ${version}: ${countByKind(samples)}; ${wrong} (${seconds} s)`);
  return findings.length;
}

/** Every page of the site shows the version that it describes. */
function wrongVersion(version: string): Finding[] {
  if (version === platform.version) return [];
  const message = `The site describes ${platform.version}, but the lab has ${version}.`;
  return [{ file: "shared/platform.ts", line: 1, label: "version", message }];
}

const kinds = {
  rest: "requests",
  graphql: "GraphQL queries",
  documentService: "Document Service calls",
  config: "configurations",
  types: "pieces of code",
  cli: "commands",
} as const;

function countByKind(samples: readonly SampleOfPage[]): string {
  return Object.entries(kinds)
    .map(([kind, name]) => `${samples.filter(({ check }) => check.request.kind === kind).length} ${name}`)
    .join(", ");
}
