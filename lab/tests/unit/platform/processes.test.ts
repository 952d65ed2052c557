import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { commandOf, endProcess, isAlive } from "../../../runner/platform/processes";
import { startFakeLab } from "../../support/fakeLab";

it("reads the command line of a process", async () => {
  const instances = temporaryFolder();
  expect(commandOf(await startFakeLab(instances, "main"))).toContain(instances);
});

it("knows no command line of a process that isn't there", () => {
  expect(commandOf(2 ** 30)).toBe("");
});

it("ends a process that doesn't want to", async () => {
  const pid = await startFakeLab(temporaryFolder(), "main", "process.on('SIGTERM', () => {})");
  await endProcess(pid, 200);
  expect(isAlive(pid)).toBe(false);
});
