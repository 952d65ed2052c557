import type { LabOptions } from "../platform/lab";

export interface VerifyOptions {
  readonly port: number;
  readonly log: (line: string) => void;
  /** Distinguishes instances of the lab that run in parallel. */
  readonly name: LabOptions["name"];
}
