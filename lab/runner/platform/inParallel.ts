import { existsSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pMap from "p-map";
import { Failure } from "../project";
import { folders } from "./folders";
import { endHosts } from "./host";
import { isAlive } from "./processes";

/** Beyond this, labs wait for each other's disk, and their memory adds up: 0.3 GB each, 1 GB while types are checked. */
const maxParallel = 4;

export interface ParallelOptions {
  /** What the names of labs begin with. */
  readonly name: string;
  /** How many at a time; one for each core if it isn't set. */
  readonly atOnce?: number | undefined;
  /** Where labs have their folders. */
  readonly instances?: string;
}

/**
 * Does the same work for several items at a time, and begins in their order. Each gets a name for its lab that nothing else
 * has, in this process or in another one. What labs wrote is removed if the work succeeds.
 *
 * @returns the results, in the order of the items
 * @throws {Failure} after the last item, with the different sentences of all items that failed. Any other error ends all labs at once.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  { name, atOnce, instances = folders.instances }: ParallelOptions,
  work: (item: Item, name: string) => Promise<Result>,
): Promise<Result[]> {
  removeLeftovers(instances);
  // A set, because a taken port fails every item with the same sentence.
  const failures = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const begin = async (item: Item, index: number): Promise<Result[]> => {
    const own = `${name}-${process.pid}-${index + 1}`;
    const working = work(item, own);
    running.add(working);
    try {
      const result = await working;
      for (const ending of ["", ".log"])
        rmSync(join(instances, `${own}${ending}`), { recursive: true, force: true });
      return [result];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.add(error.message);
      return [];
    } finally {
      running.delete(working);
    }
  };
  const concurrency = atOnce ?? Math.min(availableParallelism(), maxParallel);
  const results = await pMap(items, begin, { concurrency }).catch(async (error: unknown) => {
    await endAll(running);
    throw error;
  });
  if (failures.size > 0) throw new Failure([...failures].join("\n"));
  return results.flat();
}

/** Repeats, because work that has just begun may start a lab after the others were ended. */
async function endAll(running: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (running.size > 0) {
    endHosts();
    await Promise.race([Promise.allSettled(running), sleep(200)]);
  }
}

/** Removes folders and logs of processes that were killed: their names contain the ID of a process that has ended. */
function removeLeftovers(instances: string): void {
  const names = existsSync(instances) ? readdirSync(instances) : [];
  for (const name of names) {
    const [, pid] = /^[a-z]+-(\d+)-\d/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(instances, name), { recursive: true, force: true });
  }
}
