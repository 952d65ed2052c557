import { shake256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { setChance } from "./chance";
import { setClock } from "./shims/globals";

/** Makes ids and times of the next request follow from what was sent with it. One request must run at a time. */
export function beginRequest(key: string, now: number): void {
  let drawn = 0;
  setChance({ bytes: (count) => shake256(utf8ToBytes(`${key} ${drawn++}`), { dkLen: count }) });
  setClock(() => now);
}
