/**
 * Does a piece of work, and logs its problems, its result, and its time.
 *
 * @param work returns problems, as text
 * @returns how many there are
 */
export async function step(
  what: string,
  log: (line: string) => void,
  work: () => Promise<readonly string[]>,
): Promise<number> {
  const started = performance.now();
  const problems = await work();
  for (const problem of problems) log(`\n${problem}`);
  const result = problems.length === 0 ? "passed" : "FAILED";
  log(`  ${what}: ${result} (${Math.round((performance.now() - started) / 1000)} s)`);
  return problems.length;
}
