import { recordCommand } from "../content";
import type { PlacedSample } from "./collect";
import { differenceOf } from "./compare";
import type { Outcomes } from "./outcome";
import { type Finding, findingsOf } from "./report";

/**
 * What the platform says today, held against what was recorded.
 *
 * @param version of the platform that said it.
 */
export function againstRecordings(outcomes: Outcomes, version: string): Finding[] {
  const differences = [...outcomes].flatMap(([placed, [outcome]]) => {
    if (!outcome?.isGood) return [];
    const finding = differenceFrom(placed, outcome.answer, version);
    return finding ? [finding] : [];
  });
  return [...findingsOf(outcomes), ...differences];
}

function differenceFrom(
  { page, sample, check }: PlacedSample,
  answer: Parameters<typeof differenceOf>[1],
  version: string,
): Finding | undefined {
  const at = { file: page.file, line: sample.line, label: check.label };
  const recording = page.recordings?.recordings[check.fingerprint];
  const mend = `Record it: ${recordCommand(page.file)}`;
  if (!recording) return { ...at, message: `There is no recording of this sample. ${mend}` };
  const detail = differenceOf(recording, answer);
  if (detail !== undefined) {
    const message = `The platform's answer is not the recorded one. If it is right: ${recordCommand(page.file)}`;
    return { ...at, message, detail };
  }
  if (recording.strapi === version) return undefined;
  return { ...at, message: `It was recorded with ${recording.strapi}, and the lab has ${version}. ${mend}` };
}
