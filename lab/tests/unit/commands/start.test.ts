import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { run as start } from "../../../runner/commands/start";
import { run as stop } from "../../../runner/commands/stop";
import { isAlive } from "../../../runner/platform/processes";
import { writeRecord } from "../../../runner/platform/running";
import { startFakeLab, startForeignProcess } from "../../support/fakeLab";

const print = jest.spyOn(console, "log");
const printed = () => print.mock.calls.flat().join("\n");

beforeEach(() => {
  print.mockReset();
});

describe("start", () => {
  it.each([
    [["--port", "http"], "--port needs a number"],
    [["--port", "0"], "--port 0 is not possible here"],
    [["--prot", "1400"], "The options are: --port"],
  ])("refuses %j", async (args, sentence) => {
    await expect(start(args, temporaryFolder())).rejects.toThrow(sentence);
    expect(printed()).toBe("");
  });

  it("refuses a taken port before any work", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(start(["--port", String(port)], temporaryFolder())).rejects.toThrow(
      `Port ${port} is in use`,
    );
    server.close();
    expect(printed()).toBe("");
  });

  it("says where a lab already runs", async () => {
    const instances = temporaryFolder();
    writeRecord("main", { pid: await startFakeLab(instances, "main"), port: 1400 }, instances);
    await expect(start([], instances)).rejects.toThrow(
      "The lab already runs at http://127.0.0.1:1400/admin. Stop it first: npm run lab -- stop.",
    );
  });
});

describe("stop", () => {
  it("ends the lab, and says so once it has ended", async () => {
    const instances = temporaryFolder();
    const pid = await startFakeLab(instances, "main");
    writeRecord("main", { pid, port: 1400 }, instances);
    await stop([], instances);
    expect(isAlive(pid)).toBe(false);
    expect(printed()).toBe("Stopped the lab on port 1400.");
  });

  it("leaves a program alone that has got the lab's number", async () => {
    const instances = temporaryFolder();
    const pid = await startForeignProcess();
    writeRecord("main", { pid, port: 1400 }, instances);
    await stop([], instances);
    expect(isAlive(pid)).toBe(true);
    expect(printed()).toBe("The lab isn't running.");
  });

  it("leaves the labs of other commands alone", async () => {
    const instances = temporaryFolder();
    const pid = await startFakeLab(instances, "record");
    writeRecord("record", { pid }, instances);
    await stop([], instances);
    expect(isAlive(pid)).toBe(true);
  });

  it("has nothing to do where nothing runs", async () => {
    await stop([], temporaryFolder());
    expect(printed()).toBe("The lab isn't running.");
  });
});

it("npm run lab -- start turns a refusal into one sentence and an exit code", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("scripts/cli.mjs"), "lab", "start", "--port", "none"],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr.trim()]).toEqual([
    1,
    "",
    '--port needs a number from 0 to 65535, not "none".',
  ]);
});
