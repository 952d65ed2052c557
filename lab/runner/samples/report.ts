import type { PlacedSample, SamplePage } from "./collect";
import type { Outcome, Outcomes } from "./outcome";

/** What stands in the way of a sample, with its place. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly label: string;
  readonly message: string;
  readonly detail?: string | undefined;
}

export function findingsOf(outcomes: Outcomes): Finding[] {
  return [...outcomes].flatMap(([placed, results]) =>
    results.flatMap((outcome) => (outcome.isGood ? [] : [findingOf(placed, outcome)])),
  );
}

function findingOf(
  { page, sample, check }: PlacedSample,
  outcome: Extract<Outcome, { isGood: false }>,
): Finding {
  const { message, detail, line = 0 } = outcome;
  return { file: page.file, line: sample.line + line, label: check.label, message, detail };
}

/** `dev-docs/api/rest.mdx:61  GET /api/recipes` and below it, indented, what is wrong. */
export function formatFinding({ file, line, label, message, detail }: Finding): string {
  const more = detail === undefined ? [] : detail.split("\n").map((text) => `    ${text}`);
  return [`${file}:${line}  ${label}`, `  ${message}`, ...more].join("\n");
}

/** Languages whose fences show no code that a platform could judge. */
const notCode = new Set(["text", "txt", "plaintext", "mdx", "md", "markdown", "mermaid"]);

/** Samples that nobody verifies: how many, and where; those for which a writer gave no reason apart. */
export function formatUnverified(pages: readonly SamplePage[]): string {
  const unverified = pages.flatMap(({ file, samples, noSamplesBecause }) =>
    samples.flatMap(({ check, lang, line, unverifiedBecause }) =>
      check || notCode.has(lang)
        ? []
        : [{ place: `${file}:${line}`, lang, reason: unverifiedBecause ?? noSamplesBecause }],
    ),
  );
  const silent = unverified.filter(({ reason }) => reason === null);
  const count = `${unverified.length} samples that nobody verifies, ${silent.length} of them without a reason`;
  if (unverified.length === 0) return "Every sample is verified.";
  return [
    `${count}:`,
    ...unverified.map(({ place, lang, reason }) => `  ${place} ${lang}${reason ? `: ${reason}` : ""}`),
  ].join("\n");
}
