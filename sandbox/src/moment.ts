import { shake256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { setChance } from "./chance";
import { setClock } from "./shims/globals";

/** What a request gets from outside: a request that is sent again with it creates entries with the same ids and times. */
export interface Moment {
  /** Random values follow from it. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function setMoment({ key, now }: Moment): void {
  let drawn = 0;
  setChance({ bytes: (count) => shake256(utf8ToBytes(`${key} ${drawn++}`), { dkLen: count }) });
  setClock(() => now);
}
