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
      const isFast = cpuTimeOf(() => read(repeated(piece, length))) < most;
      expect([piece, length, isFast]).toEqual([piece, length, true]);
    }
  }
}

function repeated(piece: string, length: number): string {
  return `${piece.repeat(length / piece.length)}x`;
}
