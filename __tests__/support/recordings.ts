import { recordingsText } from "../../lab/runner/samples/recordingsText";
import { readPage } from "../../plugins/docs-content/files/readPage";
import type { VerifiableSample } from "../../plugins/docs-content/samples/sample";
import type { RecordedResponse } from "../../plugins/docs-content/schema/recordings";

/** What the platform can verify on a page. @param text the whole file, front matter included. */
export function samplesOf(text: string): VerifiableSample[] {
  return readPage("guide/page.mdx", text).compiled.samples.flatMap(({ check }) => check ?? []);
}

/** A page's file of recordings, as the lab would write it for these responses. */
export function recordedText(
  text: string,
  responses: readonly (RecordedResponse | undefined)[] = [],
): string {
  const samples = samplesOf(text).map((sample, index) => ({ sample, response: responses[index] }));
  return recordingsText(samples, "5.54.0");
}
