import type { RecordedAnswer } from "./answer";
import { canonical } from "./canonical";

/** Whether a response, once normalized, equals the recorded one; the order of keys is ignored. */
export function isSame(recorded: RecordedAnswer | undefined, answer: RecordedAnswer | undefined): boolean {
  return canonical(recorded) === canonical(withSizesOf(recorded, answer));
}

/** For the size of an image: processors of another type compress images in slightly different ways. */
const tolerance = 0.05;

/** The response, with the recorded size of an image if the size is about the same. */
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
