import type { TreeValue } from "../tree";
import type { RecordedResponse } from "./response";

/**
 * The lab produces nearly the same values in every run: it has its own clock, and its IDs and random bytes depend only
 * on the request. This normalizes the rest, for every kind of sample:
 *
 * - tokens: the first part of a JWT, the first eight characters of another long secret, then `…`. They are the same in
 *   every run, but readers don't need them, and a secret scanner would find them in the repository;
 * - signatures of cookies: `…`;
 * - the lab's URL: http://localhost:1337, as in a new project;
 * - the lab's folders: /srv/saffron;
 * - stack traces, which only a development server returns: omitted;
 * - times that don't come from the lab's clock: 2026-06-15T10:00:00.000Z.
 */
export interface LabPlace {
  /** `http://127.0.0.1:9121` */
  readonly url: string;
  /** Of this instance, then of the lab: the longest first. */
  readonly folders: readonly string[];
  /** When this run began, by the machine's clock. */
  readonly startedAt: Date;
}

/** Headers that describe the response; the others are the same for all responses, or describe the connection. */
const meaningfulHeaders = new Set([
  "allow",
  "content-disposition",
  "content-type",
  "link",
  "location",
  "retry-after",
  "set-cookie",
  "www-authenticate",
]);

/** What the lab's own clock shows when it begins. */
export const labTime = "2026-06-15T10:00:00.000Z";

export function normalizeResponse(
  { status, headers, body }: RecordedResponse,
  place: LabPlace,
): RecordedResponse {
  return {
    ...(status === undefined ? {} : { status }),
    ...(headers === undefined ? {} : { headers: normalizeHeaders(headers, place, status) }),
    ...(body === undefined ? {} : { body: normalizeValue(body, place) }),
  };
}

/** @param headers with names in lower case. */
function normalizeHeaders(
  headers: Readonly<Record<string, string>>,
  place: LabPlace,
  status: number | undefined,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => isMeaningful(name, value, status));
  return Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, normalizeText(value, place)]),
  );
}

function isMeaningful(name: string, value: string, status: number | undefined): boolean {
  if (name.startsWith("access-control-")) return value !== "";
  if (name.startsWith("x-ratelimit-")) return status === 429;
  return meaningfulHeaders.has(name);
}

/** Texts in lists and objects; their names and their order stay. */
function normalizeValue(value: TreeValue, place: LabPlace): TreeValue {
  if (typeof value === "string") return normalizeText(value, place);
  if (Array.isArray(value)) return value.map((entry: TreeValue) => normalizeValue(entry, place));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "stacktrace" && key !== "stack");
  return Object.fromEntries(entries.map(([key, entry]) => [key, normalizeValue(entry, place)]));
}

export function normalizeText(text: string, { url, folders, startedAt }: LabPlace): string {
  return folders
    .reduce((rest, folder) => rest.replaceAll(folder, "/srv/saffron"), text)
    .replaceAll(url, "http://localhost:1337")
    .replace(/\b(eyJ[\w-]{10,})\.[\w-]+\.[\w-]+/g, "$1.…")
    .replace(/(\w\.sig=)[\w-]+/g, "$1…")
    .replace(/\b([0-9a-f]{8})[0-9a-f]{32,}\b/g, "$1…")
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (time) =>
      isOfThisRun(time, startedAt) ? labTime : time,
    );
}

const aMinute = 60_000;

function isOfThisRun(time: string, startedAt: Date): boolean {
  const moment = Date.parse(time);
  return moment >= startedAt.getTime() - aMinute && moment <= Date.now() + aMinute;
}
