import type { ConsoleRequest } from "../../requests/request";
import type { Project } from "../../sandbox/sandbox";
import type { ConsoleType } from "../types";

/** What is wrong with a file, in a sentence. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** A schema and its file, not yet validated. */
export interface Found {
  readonly path: string;
  readonly uid: string;
  readonly kind: "contentType" | "component";
  readonly schema: RawSchema;
}

export interface RawSchema {
  readonly [key: string]: unknown;
  readonly attributes: Readonly<Record<string, RawAttribute>>;
}

export interface RawAttribute {
  readonly [option: string]: unknown;
  readonly type: string;
}

/** A schema that the console can run. */
export interface OwnSchema {
  readonly project: Project;
  readonly types: readonly ConsoleType[];
  readonly first: ConsoleRequest;
  /** What is different from a whole project, in sentences. */
  readonly notes: readonly string[];
}
