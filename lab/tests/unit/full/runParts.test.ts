import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runParts } from "../../../runner/full/runParts";

const folder = mkdtempSync(join(tmpdir(), "run-parts-"));
const file = join(folder, "progress", "full.json");
const log = () => undefined;

afterEach(() => rmSync(join(folder, "progress"), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Parts that find so many problems, and which of them ran. */
function partsFinding(...problems: readonly number[]) {
  const ran: number[] = [];
  const parts = problems.map((found, at) => ({
    name: `part ${at}`,
    run: () => {
      ran.push(at);
      return Promise.resolve(found);
    },
  }));
  return { parts, ran };
}

it("runs all parts, and adds up their problems", async () => {
  const { parts, ran } = partsFinding(0, 2, 1);
  expect(await runParts(parts, { state: "a", file, log })).toBe(3);
  expect(ran).toEqual([0, 1, 2]);
});

it("goes on after an interruption", async () => {
  const interrupted = partsFinding(0, 0);
  interrupted.parts[1] = { name: "part 1", run: () => Promise.reject(new Error("interrupted")) };
  await expect(runParts(interrupted.parts, { state: "a", file, log })).rejects.toThrow("interrupted");
  const { parts, ran } = partsFinding(0, 0);
  expect(await runParts(parts, { state: "a", file, log })).toBe(0);
  expect(ran).toEqual([1]);
});

it("runs a part with problems again", async () => {
  await runParts(partsFinding(0, 1).parts, { state: "a", file, log });
  const { parts, ran } = partsFinding(0, 0);
  await runParts(parts, { state: "a", file, log });
  expect(ran).toEqual([1]);
});

it.each([
  ["a file has changed", "b"],
  ["nobody knows what has changed", undefined],
])("runs everything again when %s", async (_, state) => {
  await runParts(partsFinding(0, 1).parts, { state: "a", file, log });
  const { parts, ran } = partsFinding(0, 0);
  await runParts(parts, { state, file, log });
  expect(ran).toEqual([0, 1]);
});

it("begins anew after a check without problems", async () => {
  await runParts(partsFinding(0, 0).parts, { state: "a", file, log });
  expect(existsSync(file)).toBe(false);
});

it("runs everything when its file is damaged", async () => {
  await runParts(partsFinding(0, 1).parts, { state: "a", file, log });
  writeFileSync(file, "{");
  const { parts, ran } = partsFinding(0, 0);
  await runParts(parts, { state: "a", file, log });
  expect(ran).toEqual([0, 1]);
});
