/**
 * The CPU time of a function. A clock would also count other programs, and fail on a busy
 * machine.
 *
 * @returns milliseconds of this process, with all its threads
 */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
