/**
 * Random bytes, and two hashes: the platform's for names that are too long for a database, and Apollo Server's for identifying
 * a query.
 */
import { sha256 } from "@noble/hashes/sha2.js";
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
  const hash = hashOf(algorithm, outputLength);
  const self = {
    update: (text: string) => {
      hash.update(utf8ToBytes(text));
      return self;
    },
    digest: () => bytesToHex(hash.digest()),
  };
  return self;
}

function hashOf(algorithm: string, dkLen: number) {
  if (algorithm === "shake256") return shake256.create({ dkLen });
  if (algorithm === "sha256") return sha256.create();
  throw new Error(`The sandbox has no hash ${algorithm}.`);
}

export default { createHash, randomBytes, randomUUID };
