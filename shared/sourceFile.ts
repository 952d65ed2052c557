/** A file of a reader's project, as the reader gave it. */
export interface SourceFile {
  /** `src/api/article/content-types/article/schema.json`; only the name, or an empty string, if the folder is unknown. */
  readonly path: string;
  readonly text: string;
}
