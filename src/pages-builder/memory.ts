import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by two fifths of what is alive before garbage is collected. Left to itself, V8 waits for several times as
 * much on a machine with plenty of memory: 3,000 pages took 1.5 GB of which less than 0.4 were in use. Must be called in
 * each process of a build, so the configuration does, which all of them load.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=40");
}
