import { canonical } from "./canonical";
import type { RecordedResponse } from "./response";

/** Whether a response, once normalized, equals the recorded one; the order of keys is ignored. */
export function isSame(
  recorded: RecordedResponse | undefined,
  response: RecordedResponse | undefined,
): boolean {
  return canonical(recorded) === canonical(withSizesOf(recorded, response));
}

/** For the size of an image: processors of another type compress images in slightly different ways. */
const tolerance = 0.05;

/** The response, with the recorded size of an image if the size is about the same. */
function withSizesOf(recorded: unknown, response: unknown): unknown {
  if (!isRecord(recorded) || !isRecord(response)) return response;
  const entries = Object.entries(response).map(([key, value]): [string, unknown] => {
    const before = recorded[key];
    const isSize = /^size(InBytes)?$/.test(key) && typeof value === "number" && typeof before === "number";
    const isNear = isSize && Math.abs(value - before) <= before * tolerance;
    return [key, isNear ? before : withSizesOf(before, value)];
  });
  return Array.isArray(response) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
