import type { SampleOfPage, SamplePage } from "./collect";
import type { Outcome, Outcomes } from "./outcome";

/** A problem or a difference, with its place. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly label: string;
  readonly message: string;
  readonly detail?: string | undefined;
}

export function findingsOf(outcomes: Outcomes): Finding[] {
  return [...outcomes].flatMap(([sample, results]) =>
    results.flatMap((outcome) => (outcome.ok ? [] : [findingOf(sample, outcome)])),
  );
}

function findingOf({ page, sample, check }: SampleOfPage, outcome: Extract<Outcome, { ok: false }>): Finding {
  const { message, detail, line = 0 } = outcome;
  return { file: page.file, line: sample.line + line, label: check.label, message, detail };
}

/** `dev-docs/api/rest.mdx:61  GET /api/recipes`, and the message indented below it. */
export function formatFinding({ file, line, label, message, detail }: Finding): string {
  const more = detail === undefined ? [] : detail.split("\n").map((text) => `    ${text}`);
  return [`${file}:${line}  ${label}`, `  ${message}`, ...more].join("\n");
}

/** Languages of fences that hold no code to check. */
const notCode = new Set(["text", "txt", "plaintext", "mdx", "md", "markdown", "mermaid"]);

/** Lists the unverified samples, and counts those without a reason. */
export function formatUnverified(pages: readonly SamplePage[]): string {
  const unverified = pages.flatMap(({ file, samples, noSamplesBecause }) =>
    samples.flatMap(({ check, lang, line, unverifiedBecause }) =>
      check || notCode.has(lang)
        ? []
        : [{ place: `${file}:${line}`, lang, reason: unverifiedBecause ?? noSamplesBecause }],
    ),
  );
  const silent = unverified.filter(({ reason }) => reason === null);
  const count = `${unverified.length} unverified samples, ${silent.length} of them without a reason`;
  if (unverified.length === 0) return "Every sample is verified.";
  return [
    `${count}:`,
    ...unverified.map(({ place, lang, reason }) => `  ${place} ${lang}${reason ? `: ${reason}` : ""}`),
  ].join("\n");
}
