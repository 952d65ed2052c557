import type { Recording } from "../schema/recordings";

/** Finds the recording of a page's sample. @param page path of its file, from the content folder. */
export type FindRecording = (page: string, fingerprint: string) => Recording | undefined;
