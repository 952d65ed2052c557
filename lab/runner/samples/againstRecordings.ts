import { recordCommand, type SampleTypes, typesCommand } from "../content";
import type { SampleOfPage } from "./collect";
import { differenceOf } from "./compare";
import type { Outcomes } from "./outcome";
import { type Finding, findingsOf } from "./report";
import { typesDifference } from "./types/typesDifference";

/**
 * Compares the platform's responses with the recorded ones.
 *
 * @param version of the platform that responded
 */
export function againstRecordings(outcomes: Outcomes, version: string): Finding[] {
  const differences = [...outcomes].flatMap(([sample, [outcome]]) => {
    if (!outcome?.ok) return [];
    const finding = differenceFrom(sample, outcome.response, version) ?? typesFinding(sample, outcome.types);
    return finding ? [finding] : [];
  });
  return [...findingsOf(outcomes), ...differences];
}

function typesFinding(
  { page, sample, check }: SampleOfPage,
  types: SampleTypes | undefined,
): Finding | undefined {
  if (types === undefined) return undefined;
  const detail = typesDifference(page.types?.types[check.fingerprint], types);
  if (detail === undefined) return undefined;
  const message = `The types of its names differ from those that the page shows. Renew them: ${typesCommand(page.file)}`;
  return { file: page.file, line: sample.line, label: check.label, message, detail };
}

function differenceFrom(
  { page, sample, check }: SampleOfPage,
  response: Parameters<typeof differenceOf>[1],
  version: string,
): Finding | undefined {
  const at = { file: page.file, line: sample.line, label: check.label };
  const recording = page.recordings?.recordings[check.fingerprint];
  const fix = `Record it: ${recordCommand(page.file)}`;
  if (!recording) return { ...at, message: `There is no recording of this sample. ${fix}` };
  const detail = differenceOf(recording, response);
  if (detail !== undefined) {
    const message = `The response differs from the recorded one. If the new one is right: ${recordCommand(page.file)}`;
    return { ...at, message, detail };
  }
  if (recording.strapi === version) return undefined;
  return { ...at, message: `It was recorded with ${recording.strapi}, but the lab has ${version}. ${fix}` };
}
