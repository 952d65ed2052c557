import type { Place, Problem } from "../problems";
import { fingerprintOf } from "../samples/fingerprint";
import type { SampleKind } from "../samples/sample";
import { type Recording, recordingsFile } from "../schema/recordings";
import { readJson } from "./readJson";

const ending = ".samples.json";

/** What the checks have to know of a recording. */
export interface RecordedSample extends Place {
  readonly fingerprint: string;
  readonly kind: SampleKind;
}

/** A file of recordings, read and checked by itself. */
export interface RecordingsFile {
  readonly file: string;
  /** The page or partial whose samples it holds, as a path from the content folder. */
  readonly page: string;
  readonly recorded: readonly RecordedSample[];
  readonly recordings: Readonly<Record<string, Recording>>;
  readonly problems: readonly Problem[];
}

/** The file of a page's recordings: `a/b.mdx` → `a/b.samples.json`. */
export function recordingsFileOf(page: string): string {
  return page.replace(/\.mdx$/, ending);
}

export function isRecordingsFile(file: string): boolean {
  return file.endsWith(ending);
}

/** The command that fixes whatever is wrong with a page's recordings. */
export function recordCommand(page: string): string {
  return `npm run lab -- record ${page.replace(/\.mdx$/, "")}`;
}

/** Reads one .samples.json file. All mistakes are in its problems; nothing is thrown. */
export function readRecordings(file: string, text: string): RecordingsFile {
  const page = `${file.slice(0, -ending.length)}.mdx`;
  const says = {
    rule: "recording",
    fix: `Only a command writes this file: ${recordCommand(page)}.`,
  };
  const { value, problems } = readJson(file, text, recordingsFile, {
    ...says,
    message: "This isn't a valid recordings file",
  });
  const recordings = value?.samples ?? {};
  const lines = linesOf(text);
  const recorded = Object.entries(recordings).map(([fingerprint, { kind }]) => ({
    fingerprint,
    kind,
    line: lines.get(fingerprint) ?? 1,
    column: 5,
  }));
  const forged = recorded.filter(({ fingerprint }) => !isOwnKey(fingerprint, recordings[fingerprint]));
  const message = "This recording was edited manually.";
  const changed = forged.map(({ line, column }) => ({ file, line, column, ...says, message }));
  return { file, page, recorded, recordings, problems: [...problems, ...changed] };
}

/** Fingerprint → the line of its key. The file is indented by two, so keys of recordings follow four spaces. */
function linesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, line] of text.split("\n").entries()) {
    const key = /^ {4}"([0-9a-f]{20})": \{/.exec(line)?.[1];
    if (key !== undefined) found.set(key, index + 1);
  }
  return found;
}

/** A recording contains its request, and its key follows from that. */
function isOwnKey(fingerprint: string, recording: Recording | undefined): boolean {
  if (typeof recording?.request !== "object" || recording.request === null) return false;
  const request = { kind: recording.kind, ...recording.request };
  return fingerprintOf(request, recording.after ?? null) === fingerprint;
}
