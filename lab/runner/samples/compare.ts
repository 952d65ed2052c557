import { type Answer, isSame, type Recording } from "../content";
import { lineDiff } from "../lineDiff";

/**
 * The differences between a response and its recording, as a unified diff of JSON without colors.
 *
 * @returns undefined if both are equal; the order of keys is ignored.
 */
export function differenceOf(recording: Recording, answer: Answer | undefined): string | undefined {
  if (isSame(recording.answer, answer)) return undefined;
  return lineDiff(linesOf(recording.answer), linesOf(answer), {
    aAnnotation: "recorded",
    bAnnotation: "the lab's answer",
    contextLines: 3,
    expand: false,
  });
}

function linesOf(answer: Answer | undefined): string[] {
  return answer === undefined ? [] : JSON.stringify(answer, null, 2).split("\n");
}
