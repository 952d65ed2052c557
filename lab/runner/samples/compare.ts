import { diffLinesUnified } from "jest-diff";
import { type Answer, canonical, type Recording } from "../content";

/**
 * What is different between an answer and its recording, as a unified diff of JSON without colors.
 *
 * @returns undefined if both are equal; the order of keys is ignored.
 */
export function differenceOf(recording: Recording, answer: Answer | undefined): string | undefined {
  if (canonical(recording.answer) === canonical(withSizesOf(recording.answer, answer))) return undefined;
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

/** Of a picture's size; other kinds of processors pack pictures in slightly different ways. */
const tolerance = 0.05;

/** The answer with a picture's recorded size in place of one that is about the same. */
function withSizesOf(recorded: unknown, answer: unknown): unknown {
  if (!isRecord(recorded) || !isRecord(answer)) return answer;
  const entries = Object.entries(answer).map(([key, value]): [string, unknown] => {
    const before = recorded[key];
    const isSize = /^size(InBytes)?$/.test(key) && typeof value === "number" && typeof before === "number";
    const isNear = isSize && Math.abs(value - before) <= before * tolerance;
    return [key, isNear ? before : withSizesOf(before, value)];
  });
  return Array.isArray(answer) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function linesOf(answer: Answer | undefined): string[] {
  return answer === undefined ? [] : JSON.stringify(answer, null, 2).split("\n");
}

const plain = (text: string): string => text;
