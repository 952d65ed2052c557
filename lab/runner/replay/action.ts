import type { Manager } from "../content";
import type { Move } from "./moves";

/** The place of something on a page. */
export interface At {
  readonly file: string;
  readonly line: number;
}

/** The response that a page shows for a request. */
export interface ExpectedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** One thing that a reader of the page does. */
export type Action = At &
  (
    | { readonly does: "run"; readonly commands: Readonly<Record<Manager, string>> }
    /** A curl command. One that the page shows no response to has to succeed. */
    | { readonly does: "request"; readonly command: string; readonly response: ExpectedResponse | null }
    /** A file of the project, as the page shows it. */
    | { readonly does: "compare"; readonly path: string; readonly text: string }
    /** A file that the reader adds. */
    | { readonly does: "write"; readonly path: string; readonly text: string }
    | (Move & { readonly isOptional: boolean })
  );

export interface Script {
  /** In the order of the page. */
  readonly actions: readonly Action[];
  /** The questions of the installer, as the page lists them. */
  readonly questions: readonly string[];
  /** Why the page can't be replayed: `dev-docs/quick-start.mdx:31 …`. */
  readonly problems: readonly string[];
}

/** A position as reports show it. */
export const placeName = ({ file, line }: At): string => `${file}:${line}`;
