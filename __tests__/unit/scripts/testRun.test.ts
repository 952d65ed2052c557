import { Failure } from "../../../scripts/command/failure.mjs";
import {
  buildCounts,
  jestCounts,
  playwrightCounts,
  repeatedTests,
  sum,
} from "../../../scripts/test/counts.mjs";
import { runSteps } from "../../../scripts/test/runSteps.mjs";

describe("counts", () => {
  const jestReport = {
    numPassedTests: 10,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };

  it("counts what Jest skipped, left to do or could not load as failed", () => {
    expect(jestCounts(JSON.stringify(jestReport))).toEqual({ passed: 10, failed: 5 });
  });

  it("counts what Playwright skipped as failed", () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 1 }, errors: [{}] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
  });

  it.each([
    [2, { passed: 9, failed: 0 }],
    [3, { passed: 7, failed: 3 }],
  ])("counts %d tests that Playwright had to repeat as %j", (flaky, counts) => {
    const report = { stats: { expected: 7, unexpected: 0, flaky, skipped: 0 }, errors: [] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual(counts);
  });

  it("names the tests that Playwright had to repeat", () => {
    const spec = (title: string, status: string) => ({ title, file: "a.ts", line: 3, tests: [{ status }] });
    const suites = [
      { specs: [spec("good", "expected")], suites: [{ specs: [spec("late", "flaky")] }] },
      { specs: [spec("bad", "unexpected")] },
    ];
    expect(repeatedTests(JSON.stringify({ suites }))).toEqual(["a.ts:3 late"]);
  });

  it("counts a build that warns as failed", () => {
    const warning = "success building schema\nwarning There are conflicting field types in your data.\n";
    expect(buildCounts({ code: 0, output: "success building schema\n" })).toEqual({ passed: 1, failed: 0 });
    expect(buildCounts({ code: 0, output: warning })).toEqual({ passed: 0, failed: 1 });
    expect(buildCounts({ code: 1, output: "" })).toEqual({ passed: 0, failed: 1 });
  });

  it("adds up", () => {
    const all = [
      { passed: 1, failed: 0 },
      { passed: 0, failed: 2 },
    ];
    expect(sum(all)).toEqual({ passed: 1, failed: 2 });
  });
});

describe("runSteps", () => {
  const step = (name: string, failed: number, needs?: string) => ({
    name,
    does: "something",
    ...(needs ? { needs } : {}),
    run: async () => ({ counts: { passed: 1 - failed, failed }, output: `output of ${name}` }),
  });

  async function runAndListen(steps: Parameters<typeof runSteps>[0]) {
    const lines: string[] = [];
    const counts = await runSteps(steps, (line) => lines.push(line));
    return { counts, text: lines.join("\n") };
  }

  it("shows the output of failed steps only", async () => {
    const { counts, text } = await runAndListen([step("good", 0), step("bad", 1)]);
    expect(counts).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
    expect(text).toContain("output of bad");
    expect(text).not.toContain("output of good");
  });

  it("counts a step as failed when the one it needs has failed", async () => {
    const { counts, text } = await runAndListen([
      step("build", 1),
      step("site", 0, "build"),
      step("unit", 0),
    ]);
    expect(sum(counts)).toEqual({ passed: 1, failed: 2 });
    expect(text).toContain("Not run, because build failed.");
  });

  it("says what was skipped, and counts nothing for it", async () => {
    const counts = { passed: 0, failed: 0 };
    const skipping = {
      name: "firefox",
      does: "x",
      run: async () => ({ counts, output: "", skipped: "no Firefox" }),
    };
    const { counts: all, text } = await runAndListen([skipping, step("unit", 0)]);
    expect(sum(all)).toEqual({ passed: 1, failed: 0 });
    expect(text).toContain("firefox skipped: no Firefox");
  });

  it("says what to know about a step that succeeded", async () => {
    const counts = { passed: 2, failed: 0 };
    const remarks = ["passed when repeated: a.ts:3 late"];
    const { text } = await runAndListen([
      { name: "e2e", does: "x", run: async () => ({ counts, output: "", remarks }) },
    ]);
    expect(text).toContain("passed when repeated: a.ts:3 late");
  });

  it("runs two steps at once, and none beside one that runs alone", async () => {
    const log: string[] = [];
    const logged = (name: string, more: object = {}) => ({
      name,
      does: "x",
      ...more,
      run: async () => {
        log.push(`${name} begins`);
        await new Promise(setImmediate);
        log.push(`${name} ends`);
        return { counts: { passed: 1, failed: 0 }, output: "" };
      },
    });
    const steps = [
      logged("build"),
      logged("site", { needs: "build" }),
      logged("unit"),
      logged("e2e", { needs: "build", runsAlone: true as const }),
      logged("firefox", { runsAlone: true as const }),
    ];
    const { counts } = await runAndListen(steps);
    expect(counts).toHaveLength(5);
    expect(log).toEqual([
      ...["build begins", "unit begins", "build ends", "site begins", "unit ends", "site ends"],
      ...["e2e begins", "e2e ends", "firefox begins", "firefox ends"],
    ]);
  });

  it("goes on when a step can't be run", async () => {
    const broken = { name: "e2e", does: "x", run: () => Promise.reject(new Failure("No browser.")) };
    const { counts, text } = await runAndListen([broken, step("unit", 0)]);
    expect(sum(counts)).toEqual({ passed: 1, failed: 1 });
    expect(text).toContain("No browser.");
  });
});
