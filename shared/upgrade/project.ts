import type { Program } from "acorn";
import type { Value } from "./value";

/** Why a file couldn't be read, and what to do. */
export interface FileProblem {
  readonly path: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

/** A JSON file or a configuration file. `path` is relative to the project's folder. */
export interface DataFile {
  readonly path: string;
  readonly value: Value;
}

export interface CodeFile {
  readonly path: string;
  readonly program: Program;
}

/** An environment variable. Only an .env file has its value. */
export interface Variable {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly value?: string;
}

/** What was read of a project. */
export interface Project {
  readonly files: readonly string[];
  readonly package: DataFile | undefined;
  readonly configs: readonly (DataFile & { readonly name: string })[];
  readonly schemas: readonly DataFile[];
  readonly env: readonly Variable[];
  readonly code: readonly CodeFile[];
  readonly problems: readonly FileProblem[];
}

export const emptyProject: Project = {
  files: [],
  package: undefined,
  configs: [],
  schemas: [],
  env: [],
  code: [],
  problems: [],
};
