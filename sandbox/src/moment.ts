import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chance, setChance } from "./chance";
import { setClock } from "./shims/globals";

/** What a request gets from outside: a request that is sent again with it creates entries with the same ids and times. */
export interface Moment {
  /** Random values follow from it. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function setMoment({ key, now }: Moment): void {
  setChance(chanceOf(key));
  setClock(() => now);
}

const hashLength = 32;

/** Bytes that follow from the key, as the lab draws them while it records. */
export function chanceOf(key: string): Chance {
  let drawn = 0;
  return {
    bytes: (count) => {
      const bytes = new Uint8Array(Math.ceil(count / hashLength) * hashLength);
      for (let at = 0; at < bytes.length; at += hashLength)
        bytes.set(sha256(utf8ToBytes(`${key} ${drawn++}`)), at);
      return bytes.subarray(0, count);
    },
  };
}
