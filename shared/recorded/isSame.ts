import type { RecordedAnswer } from "./answer";
import { canonical } from "./canonical";

/** Whether an answer, once normalized, is the recorded one; the order of keys is ignored. */
export function isSame(recorded: RecordedAnswer | undefined, answer: RecordedAnswer | undefined): boolean {
  return canonical(recorded) === canonical(withSizesOf(recorded, answer));
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
