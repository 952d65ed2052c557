import type { RecordedResponse, SampleTypes } from "../content";
import type { SampleOfPage } from "./collect";

/** The result of verifying a sample. */
export type Outcome =
  | {
      readonly ok: true;
      readonly response?: RecordedResponse | undefined;
      /** Of the names in code that was compiled; missing for other samples. */
      readonly types?: SampleTypes | undefined;
    }
  | {
      readonly ok: false;
      /** One sentence. */
      readonly message: string;
      /** More lines, such as the unexpected response. */
      readonly detail?: string;
      /** For a place inside the sample's code: lines below the first one. */
      readonly line?: number;
    };

/** Outcomes by sample: one for each problem, or one if there is none. */
export type Outcomes = ReadonlyMap<SampleOfPage, readonly Outcome[]>;

export const passed = { ok: true } as const satisfies Outcome;

export function failed(message: string, more: { detail?: string; line?: number } = {}): Outcome {
  return { ok: false, message, ...more };
}

/** A Document Service sample is run and type-checked. Its response counts if the types are correct. */
export function outcomesOf(sample: SampleOfPage, results: readonly Outcomes[]): readonly Outcome[] {
  const all = results.flatMap((result) => result.get(sample) ?? []);
  const problems = all.filter(({ ok }) => !ok);
  if (problems.length > 0) return problems;
  const types = all
    .map((outcome) => (outcome.ok ? outcome.types : undefined))
    .find((one) => one !== undefined);
  return all.slice(-1).map((last) => (types && last.ok ? { ...last, types } : last));
}
