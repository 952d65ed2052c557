import { isDeepStrictEqual } from "node:util";
import type { ProjectResponse, ProjectResponses } from "./ask";

/** What isn't the same in any two runs. */
const varying =
  /^(createdAt|updatedAt|publishedAt|documentId|jwt|token|accessToken|hash|url|lastUsedAt|refreshToken|resetPasswordToken|strapiVersion|nodeVersion)$/;

/** Where code is in packages: every release has other lines. */
const traces = /^(stack|stacktrace)$/;

/** For each request whose response isn't the same: each place, and what it is now. */
export function differencesOf(before: ProjectResponses, after: ProjectResponses): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, one] of Object.entries(before)) {
    const other = after[name];
    const places = other ? difference(one, other) : [];
    if (places.length > 0) found.set(name, places);
  }
  return found;
}

function difference(before: ProjectResponse, after: ProjectResponse): string[] {
  const { status } = after;
  if (before.status === status) return [...placesOf(before.body, after.body, "")];
  // The bodies of a success and an error have nothing in common.
  const isError = status >= 400 || before.status >= 400;
  const rest = isError ? short(after.body) : [...placesOf(before.body, after.body, "")];
  const changed = `${before.status} → ${status}`;
  return typeof rest === "string" ? [`${changed} ${rest}`] : [changed, ...rest];
}

function* placesOf(one: unknown, other: unknown, path: string): Generator<string> {
  if (isDeepStrictEqual(one, other)) return;
  const key = path.replace(/.*\//, "");
  if (traces.test(key) || (isText(one) && isText(other) && settled(one) === settled(other))) return;
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

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Dates, document IDs, versions, nonces, and lines of a trace in other texts. */
function settled(text: string): string {
  return text
    .replace(/\n\s+at [^\n]*/g, "")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "(date)")
    .replace(/\b(?=[a-z]*\d)[a-z][a-z0-9]{23}\b/g, "(documentId)")
    .replace(/[0-9a-f]{32,}/g, "(random)")
    .replace(/\b\d+\.\d+\.\d+\b/g, "(version)");
}

function short(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 200);
}
