/** A file of the sandbox in a build. */
export interface SandboxFile {
  /** Within the site; the name contains the content's hash. */
  readonly path: string;
  /** Its size, not compressed. */
  readonly bytes: number;
}

/** What a reader downloads with the first request to the sandbox. */
export interface SandboxFiles {
  /** The script of the worker. */
  readonly engine: SandboxFile;
  readonly sqlite: SandboxFile;
  readonly data: SandboxFile;
  /** What the worker adds when something first needs it: GraphQL, and what runs code of the Document Service. */
  readonly chunks: Readonly<Record<"graphql" | "script", SandboxFile>>;
}
