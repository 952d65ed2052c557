import { diffLinesUnified } from "jest-diff";
import { type Answer, isSame, type Recording } from "../content";

/**
 * The differences between a response and its recording, as a unified diff of JSON without colors.
 *
 * @returns undefined if both are equal; the order of keys is ignored.
 */
export function differenceOf(recording: Recording, answer: Answer | undefined): string | undefined {
  if (isSame(recording.answer, answer)) return undefined;
  return diffLinesUnified(linesOf(recording.answer), linesOf(answer), {
    aAnnotation: "recorded",
    bAnnotation: "the lab's answer",
    contextLines: 3,
    expand: false,
    aColor: plain,
    bColor: plain,
    changeColor: plain,
    commonColor: plain,
    patchColor: plain,
  });
}

function linesOf(answer: Answer | undefined): string[] {
  return answer === undefined ? [] : JSON.stringify(answer, null, 2).split("\n");
}

const plain = (text: string): string => text;
