import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 optimize only functions that have run for long: seven times as much bytecode as by default. A build runs much code
 * a few times, and of 50 s of processor time for 300 pages six went into machine code that was thrown away soon. Must be called
 * in each process of a build, like keepHeapSmall.
 */
export function optimizeLate(): void {
  setFlagsFromString("--interrupt-budget=500000");
}
