import { existsSync } from "node:fs";
import { join } from "node:path";
import { Interrupted } from "../../../scripts/command/failure.mjs";
import { run } from "../../../scripts/command/run.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const node = (script: string, options = {}) =>
  run(process.execPath, ["-e", script], { quiet: true, ...options });

describe("run", () => {
  it("gives the exit code and all output in order", async () => {
    const script = "console.log('out'); setTimeout(() => { console.error('err'); process.exit(3); }, 50)";
    expect(await node(script)).toEqual({ code: 3, signal: null, output: "out\nerr\n" });
  });

  it("adds variables to the environment", async () => {
    const { output } = await node("console.log(process.env.FLAVOUR, !!process.env.PATH)", {
      env: { FLAVOUR: "saffron" },
    });
    expect(output).toBe("saffron true\n");
  });

  it("reports a program that is not there as a failure", async () => {
    const { code, output } = await run("no-such-program-here", [], { quiet: true });
    expect(code).toBe(1);
    expect(output).toContain("no-such-program-here");
  });

  it("ends a program that takes too long", async () => {
    const { code, signal } = await node("setTimeout(() => {}, 60000)", { timeout: 100 });
    expect([code, signal]).toEqual([1, "SIGTERM"]);
  });

  it("tells by which signal a program was ended", async () => {
    expect(await node("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ code: 1, signal: "SIGKILL" });
  });

  it("hands a signal on and waits for the program's end", async () => {
    const file = join(temporaryFolder(), "ended");
    const end = `setTimeout(() => { require("fs").writeFileSync(${JSON.stringify(file)}, ""); process.exit(); }, 200)`;
    const onMessage = () => process.emit("SIGTERM", "SIGTERM");
    const pending = node(
      `process.on("SIGTERM", () => ${end}); process.send("ready"); setTimeout(() => {}, 60000);`,
      { onMessage },
    );
    await expect(pending).rejects.toBeInstanceOf(Interrupted);
    expect(existsSync(file)).toBe(true);
  });
});
