/** Where ids and random bytes come from: the browser's source, unless a check needs the same ones in every run. */
export interface Chance {
  bytes(count: number): Uint8Array;
}

let source: Chance = { bytes: (count) => globalThis.crypto.getRandomValues(new Uint8Array(count)) };

export function setChance(chance: Chance): void {
  source = chance;
}

export function randomBytes(count: number): Uint8Array {
  return source.bytes(count);
}
