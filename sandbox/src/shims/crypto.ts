/** Random bytes, and the one hash that the platform takes of names that are too long for a database. */
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { randomBytes as bytes } from "../chance";

export function randomBytes(count: number): Uint8Array {
  return bytes(count);
}

export function randomUUID(): string {
  return globalThis.crypto.randomUUID();
}

export function createHash(algorithm: string, { outputLength = 32 }: { outputLength?: number } = {}) {
  if (algorithm !== "shake256") throw new Error(`The sandbox has no hash ${algorithm}.`);
  const hash = shake256.create({ dkLen: outputLength });
  const self = {
    update: (text: string) => {
      hash.update(utf8ToBytes(text));
      return self;
    },
    digest: () => bytesToHex(hash.digest()),
  };
  return self;
}

export default { createHash, randomBytes, randomUUID };
