import { createHash } from "node:crypto";
import { Failure } from "./project";

/** A part of the pages. The same seed draws the same part. */
export interface Share {
  readonly seed: string;
  /** One of how many is drawn; 1 is all. */
  readonly of: number;
}

/** @returns those that the seed draws, in their order. Whether a page is one of them doesn't depend on the others. */
export function drawn(pages: readonly string[], { seed, of }: Share): string[] {
  return pages.filter(
    (page) => createHash("sha256").update(`${seed} ${page}`).digest().readUInt32BE() % of === 0,
  );
}

/** @throws {Failure} if the option's text isn't a whole number from 1 on */
export function readShare(text: string, seed: string): Share {
  if (/^[1-9]\d{0,3}$/.test(text)) return { seed, of: Number(text) };
  throw new Failure(`--share takes a whole number from 1 on, such as 8 for one of eight, not "${text}".`);
}
