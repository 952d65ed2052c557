import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second, in which Linux counts CPU time. */
const ticksPerSecond = 100;
const bytesPerPage = 4096;
const often = 100;

/** @typedef {{ wall: number, cpu: number, memory: number }} Cost seconds, seconds of processor time, bytes at the peak */

/**
 * The cost of work that child processes and their children do.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<Cost & { result: T }>}
 */
export async function costOfChildren(work) {
  const before = childrenTime();
  const started = performance.now();
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryBelow(process.pid));
  }, often);
  try {
    const result = await work();
    return { result, memory, cpu: childrenTime() - before, wall: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

/** @returns {number} seconds that all children took which have ended */
function childrenTime() {
  const fields = statOf("self");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** @param {number} parent @returns {number} bytes of all processes that came from it */
function memoryBelow(parent) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: statOf(name) }));
  /** @param {number} pid @returns {number} */
  const below = (pid) =>
    processes
      .filter(({ fields }) => Number(fields[1]) === pid)
      .reduce((sum, { pid: child, fields }) => sum + Number(fields[21]) * bytesPerPage + below(child), 0);
  return below(parent);
}

/** @param {string} pid @returns {string[]} fields of proc(5) from the state on; none of a process that has just ended */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
