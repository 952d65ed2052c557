import { createHash } from "node:crypto";
import { createRequire } from "node:module";

/**
 * Makes IDs, times, and random bytes of this process the same in every run. It must run before the platform loads, and
 * only here: a real server's values must never be predictable.
 */
export interface Predictable {
  /** Sets the clock, which doesn't move until it is set or advanced again. */
  setTime(iso: string): void;
  advance(milliseconds: number): void;
  /** Random values after this depend only on the label, whatever was generated before. */
  restart(label: string): void;
}

export function makePredictable(start: string): Predictable {
  const RealDate = Date;
  let now = RealDate.parse(start);
  const stream = makeStream();

  const FixedDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: (target) => new target(now).toString(),
    get: (target, key, receiver) => (key === "now" ? () => now : Reflect.get(target, key, receiver)),
  });
  RealDate.prototype.constructor = FixedDate;
  globalThis.Date = FixedDate;

  replaceRandomSources(stream);
  return {
    setTime: (iso) => {
      now = RealDate.parse(iso);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
    restart: stream.restart,
  };
}

interface Stream {
  restart(label: string): void;
  bytes(count: number): Buffer;
}

function makeStream(): Stream {
  let label = "start";
  let drawn = 0;
  const block = () => createHash("sha256").update(`${label} ${drawn++}`).digest();
  return {
    restart: (next) => {
      label = next;
      drawn = 0;
    },
    bytes: (count) => {
      const blocks = Array.from({ length: Math.ceil(count / 32) }, block);
      return Buffer.concat(blocks).subarray(0, count);
    },
  };
}

const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

/** 24 characters, the first a letter: the form of the platform's own document ids. */
function documentIdFrom(bytes: Buffer): string {
  return [...bytes].map((byte, index) => alphabet[byte % (index === 0 ? 26 : alphabet.length)]).join("");
}

/** The document id of something that needs the same one for ever, whatever is seeded before it. */
export function documentIdOf(name: string): string {
  return documentIdFrom(createHash("sha256").update(name).digest().subarray(0, 24));
}

function uuidFrom(bytes: Buffer): `${string}-${string}-${string}-${string}-${string}` {
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The platform reads these as properties of the modules, so replacing the properties is enough. */
function replaceRandomSources({ bytes }: Stream): void {
  const load = createRequire(__filename);
  const crypto: typeof import("node:crypto") = load("node:crypto");
  const randomBytes = (size: number, done?: (error: Error | null, bytes: Buffer) => void) => {
    const result = bytes(size);
    if (done) process.nextTick(done, null, result);
    return result;
  };
  Object.assign(crypto, { randomBytes, randomUUID: () => uuidFrom(bytes(16)) });
  const cuid: { createId: () => string } = load(
    load.resolve("@paralleldrive/cuid2", { paths: [load.resolve("@strapi/core")] }),
  );
  cuid.createId = () => documentIdFrom(bytes(24));
}
