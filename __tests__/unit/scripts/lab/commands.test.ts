import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { start, stop } from "../../../../scripts/lab/commands";
import { isAlive } from "../../../../scripts/lab/processes";
import { writeRecord } from "../../../../scripts/lab/record";
import { startFakeLab, startForeignProcess } from "../../../support/fakeLab";
import { temporaryFolder } from "../../../support/temporaryFolder";

const print = jest.spyOn(console, "log");
const printed = () => print.mock.calls.flat().join("\n");

beforeEach(() => {
  print.mockReset();
});

describe("start", () => {
  it.each([
    [["--port", "http"], "--port needs a number"],
    [["--port", "0"], "--port 0 is none"],
    [["--prot", "1400"], "the options here are --port"],
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

  it("says where the lab is that runs already", async () => {
    const instances = temporaryFolder();
    writeRecord("main", { pid: await startFakeLab(instances, "main"), port: 1400 }, instances);
    await expect(start([], instances)).rejects.toThrow(
      "The lab runs already at http://127.0.0.1:1400/admin: end it with npm run lab:stop first.",
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
    expect(printed()).toBe("The lab on port 1400 has ended.");
  });

  it("leaves a program alone that has got the lab's number", async () => {
    const instances = temporaryFolder();
    const pid = await startForeignProcess();
    writeRecord("main", { pid, port: 1400 }, instances);
    await stop([], instances);
    expect(isAlive(pid)).toBe(true);
    expect(printed()).toBe("No lab is running.");
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
    expect(printed()).toBe("No lab is running.");
  });
});

it("npm run lab:start turns a refusal into one sentence and an exit code", () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("scripts/cli.mjs"), "labStart", "--port", "none"],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr.trim()]).toEqual([
    1,
    "",
    '--port needs a number from 0 to 65535, not "none".',
  ]);
});
