import { createHash } from "node:crypto";
import { labTime } from "../../../lab/runner/samples/normalize";

const start = Date.parse(labTime);
const aSecond = 1000;

/**
 * Gives the engine the times and the random bytes that the lab has while it records: the n-th request happens n seconds after
 * the start, and what it draws follows from n.
 */
export function makeStory() {
  let count = 0;
  let drawn = 0;
  let now = start;
  const block = () => createHash("sha256").update(`request ${count} ${drawn++}`).digest();
  return {
    now: () => now,
    chance: {
      bytes: (length: number) => {
        const blocks = Array.from({ length: Math.ceil(length / 32) }, block);
        return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
      },
    },
    next: () => {
      count++;
      drawn = 0;
      now += aSecond;
    },
    beginAgain: () => {
      count = 0;
      now = start;
    },
  };
}

export type Story = ReturnType<typeof makeStory>;
