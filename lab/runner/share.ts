import { createHash } from "node:crypto";
import { Failure } from "./project";

/** A part of the work that needs a server of its own. The same seed draws the same part. */
export interface Share {
  readonly seed: string;
  /** One of how many is drawn; 1 is all. */
  readonly of: number;
}

/** @param key what tells this piece of work from the others, and stays the same when others are added */
export function isDrawn(key: string, { seed, of }: Share): boolean {
  return createHash("sha256").update(`${seed} ${key}`).digest().readUInt32BE() % of === 0;
}

/** @throws {Failure} if the option's text isn't a whole number from 1 on */
export function readShare(text: string, seed: string): Share {
  if (/^[1-9]\d{0,3}$/.test(text)) return { seed, of: Number(text) };
  throw new Failure(`--share takes a whole number from 1 on, such as 8 for one of eight, not "${text}".`);
}
