import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { inParallel } from "../../../runner/platform/inParallel";
import { Failure } from "../../../runner/project";

let instances = "";
beforeEach(() => {
  instances = temporaryFolder({});
});
const options = () => ({ name: "unit", atOnce: 2, instances });

/** As a lab leaves them. */
function writeLab(name: string): void {
  mkdirSync(join(instances, name));
  writeFileSync(join(instances, `${name}.log`), "");
}

it("works on so many items at a time, and returns the results in their order", async () => {
  let working = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await inParallel([30, 5, 10, 1], options(), async (delay) => {
    begun.push(delay);
    most = Math.max(most, ++working);
    await sleep(delay);
    working--;
    return delay * 2;
  });
  expect(results).toEqual([60, 10, 20, 2]);
  expect(begun).toEqual([30, 5, 10, 1]);
  expect(most).toBe(2);
});

it("names labs after this process and the item, and removes what they wrote", async () => {
  const names = await inParallel(["a", "b"], options(), async (_, name) => {
    writeLab(name);
    return name;
  });
  expect(names).toEqual([`unit-${process.pid}-1`, `unit-${process.pid}-2`]);
  expect(readdirSync(instances)).toEqual([]);
});

it("goes on after a failure, reports all of them, and keeps what those labs wrote", async () => {
  const done: string[] = [];
  const work = inParallel(["a", "b", "c", "d"], options(), async (item, name) => {
    writeLab(name);
    if (item === "a" || item === "c") throw new Failure(`${item} broke.`);
    done.push(item);
  });
  await expect(work).rejects.toEqual(new Failure("a broke.\nc broke."));
  expect(done).toEqual(["b", "d"]);
  const kept = [1, 3].flatMap((index) => [
    `unit-${process.pid}-${index}`,
    `unit-${process.pid}-${index}.log`,
  ]);
  expect(readdirSync(instances).sort()).toEqual(kept);
});

it("begins nothing more after an error that is no failure, and waits for what was begun", async () => {
  const begun: string[] = [];
  let isEnded = false;
  const work = inParallel(["long", "wrong", "never"], options(), async (item) => {
    begun.push(item);
    if (item === "wrong") throw new Error("Ended");
    await sleep(50);
    isEnded = true;
  });
  await expect(work).rejects.toThrow("Ended");
  expect(begun).toEqual(["long", "wrong"]);
  expect(isEnded).toBe(true);
});

it("removes what a killed process left, and nothing of a living one or of another kind", async () => {
  const gone = "unit-999999999-3";
  const kept = [`unit-${process.ppid}-1`, "main", "tests-ts-999999999"];
  for (const name of [gone, ...kept]) writeLab(name);
  await inParallel([], options(), async () => undefined);
  expect(existsSync(join(instances, gone))).toBe(false);
  expect(existsSync(join(instances, `${gone}.log`))).toBe(false);
  expect(readdirSync(instances).filter((name) => !name.endsWith(".log"))).toEqual(kept.sort());
});
