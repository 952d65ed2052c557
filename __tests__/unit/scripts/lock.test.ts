import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/command/root.mjs";
import { alone } from "../../../scripts/fixture/lock.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const everyMs = 1;
const enter = (lock: string) => alone(lock, async () => "in", everyMs);

it.each([
  ["nobody", String(2 ** 22 + 1)],
  // As after a restart of a container, in which processes get the same IDs every time.
  ["a process that has another's number, and is we ourselves", String(process.pid)],
  ["somebody who died before the number was written", ""],
  ["something else", "what is this"],
])("a lock of %s opens", async (_, pid) => {
  const folder = temporaryFolder({ "lock/pid": pid });
  await expect(enter(join(folder, "lock"))).resolves.toBe("in");
  expect(readdirSync(folder)).toEqual([]);
});

it("a lock without a number opens", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "lock"));
  await expect(enter(join(folder, "lock"))).resolves.toBe("in");
});

it("no one waits for a process that was killed", async () => {
  const lock = join(temporaryFolder(), "lock");
  const script = `import { alone } from ${JSON.stringify(join(root, "scripts/fixture/lock.mjs"))};
    await alone(${JSON.stringify(lock)}, () => { console.log("in"); return new Promise(() => setTimeout(() => {}, 60000)); });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  expect(existsSync(lock)).toBe(true);
  await expect(enter(lock)).resolves.toBe("in");
});

it("an owner that shows that it lives keeps its lock, however long it takes", async () => {
  const lock = join(temporaryFolder({ "lock/pid": String(process.pid) }), "lock");
  let beats = 0;
  const owner = setInterval(() => {
    beats += 1;
    utimesSync(join(lock, "pid"), beats, beats);
  }, everyMs);
  let isIn = false;
  const waiting = enter(lock).then(() => {
    isIn = true;
  });
  while (beats < 500) await new Promise((resolve) => setTimeout(resolve, everyMs));
  expect(isIn).toBe(false);
  clearInterval(owner);
  await waiting;
});

it("whoever is alone shows it", async () => {
  const folder = temporaryFolder();
  const pid = join(folder, "lock", "pid");
  await alone(
    join(folder, "lock"),
    async () => {
      utimesSync(pid, 1, 1);
      while (statSync(pid).mtimeMs === 1000) await new Promise((resolve) => setTimeout(resolve, everyMs));
    },
    everyMs,
  );
});
