import { cpuTimeOf } from "./cpuTime";

/**
 * Characters. A pattern that reads a text again for each of its characters takes a second for the short text, so the test ends early.
 * The long one finds patterns that need only a part of that time.
 */
const lengths = [50_000, 300_000];
/** Milliseconds of CPU time: ten times as long as the slowest linear reader takes, and a fraction of any other one's time. */
const most = 500;

/** Fails where time grows faster than the text, for each piece, repeated. */
export function expectLinear(pieces: readonly string[], read: (text: string) => unknown): void {
  for (const piece of pieces) {
    for (const length of lengths) {
      const text = repeated(piece, length);
      expect([piece, length, isFast(() => read(text))]).toEqual([piece, length, true]);
    }
  }
}

/** Collecting garbage and compiling count, too, but not every time; a slow pattern is slow every time. */
function isFast(work: () => unknown): boolean {
  return [1, 2, 3].some(() => cpuTimeOf(work) < most);
}

function repeated(piece: string, length: number): string {
  return `${piece.repeat(length / piece.length)}x`;
}
