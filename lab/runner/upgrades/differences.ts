import { isDeepStrictEqual } from "node:util";
import type { Answer, Answers } from "./ask";

/** What isn't the same in any two runs. */
const varying =
  /^(createdAt|updatedAt|publishedAt|documentId|jwt|token|accessToken|hash|url|lastUsedAt|refreshToken|resetPasswordToken)$/;

/** For each request whose response isn't the same: what it is now, in a line or two. */
export function differencesOf(before: Answers, after: Answers): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, one] of Object.entries(before)) {
    const other = after[name];
    if (!other) continue;
    const text = difference(one, other);
    if (text !== "") found.set(name, text);
  }
  return found;
}

function difference(before: Answer, after: Answer): string {
  if (before.status !== after.status)
    return `${before.status} → ${after.status} ${JSON.stringify(after.body).slice(0, 300)}`;
  const places = [...placesOf(before.body, after.body, "")];
  return places.slice(0, 8).join("\n    ") + (places.length > 8 ? `\n    and ${places.length - 8} more` : "");
}

function* placesOf(one: unknown, other: unknown, path: string): Generator<string> {
  if (isDeepStrictEqual(one, other)) return;
  const key = path.replace(/.*\//, "");
  if (varying.test(key) && typeof one === typeof other && one !== null && other !== null) return;
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) {
    yield `${path || "/"}: ${short(one)} → ${short(other)}`;
    return;
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
    yield* placesOf(one[name], other[name], `${path}/${name}`);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function short(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 120);
}
