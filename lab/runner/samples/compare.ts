import { isSame, type RecordedResponse, type Recording } from "../content";
import { lineDiff } from "../lineDiff";

/**
 * The differences between a response and its recording, as a unified diff of JSON without colors.
 *
 * @returns undefined if both are equal; the order of keys is ignored.
 */
export function differenceOf(
  recording: Recording,
  response: RecordedResponse | undefined,
): string | undefined {
  if (isSame(recording.response, response)) return undefined;
  return lineDiff(linesOf(recording.response), linesOf(response), {
    aAnnotation: "recorded",
    bAnnotation: "the lab's response",
    contextLines: 3,
    expand: false,
  });
}

function linesOf(response: RecordedResponse | undefined): string[] {
  return response === undefined ? [] : JSON.stringify(response, null, 2).split("\n");
}
