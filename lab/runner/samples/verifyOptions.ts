import type { LabOptions } from "../platform/lab";

export interface VerifyOptions {
  /** 0 is any free port. With another one, labs run one after the other. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** What the names of labs begin with. */
  readonly name: LabOptions["name"];
}
