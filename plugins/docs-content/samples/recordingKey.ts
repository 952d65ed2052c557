import type { TreeValue } from "../../../shared/tree";

/** Where the recording of a sample is found. */
interface RecordingKey {
  /** Path of the file that holds the sample, from the content folder. */
  readonly page: string;
  readonly fingerprint: string;
}

/** Reads a component's prop `recording`. */
export function keyOf(prop: TreeValue | undefined): RecordingKey | undefined {
  if (typeof prop !== "object" || prop === null || !("page" in prop)) return undefined;
  return { page: String(prop.page), fingerprint: String(prop.fingerprint) };
}
