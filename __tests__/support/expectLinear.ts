import { cpuTimeOf } from "./cpuTime";

/** Characters. A pattern that goes over a text again for each of its characters takes a second for this. */
const some = 50_000;
const megabyte = 1_000_000;
/** Milliseconds of CPU time: far from what a linear pattern takes, about 10, and from what another one takes. */
const most = { some: 500, megabyte: 5000 };

/**
 * Fails where time grows faster than the text: for a text of each piece, repeated. The short text comes first, since with a
 * quadratic pattern nobody lives to see the end of the long one.
 */
export function expectLinear(pieces: readonly string[], read: (text: string) => unknown): void {
  for (const piece of pieces) {
    expect([piece, cpuTimeOf(() => read(repeated(piece, some))) < most.some]).toEqual([piece, true]);
    expect([piece, cpuTimeOf(() => read(repeated(piece, megabyte))) < most.megabyte]).toEqual([piece, true]);
  }
}

function repeated(piece: string, length: number): string {
  return `${piece.repeat(length / piece.length)}x`;
}
