import { join } from "node:path";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { runStep } from "../../../runner/platform/step";

const print = jest.spyOn(console, "log").mockImplementation(() => undefined);
const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);

function step(script: string) {
  const cwd = temporaryFolder({ "step.js": script });
  return runStep({ does: "Building it", takes: "a while", program: join(cwd, "step.js"), cwd });
}

it("says what it does, and nothing of what the program prints", async () => {
  await step("console.log('noise')");
  expect([print.mock.calls, complain.mock.calls]).toEqual([[["Building it (a while)…"]], []]);
});

it("fails with one sentence and shows the output when the program fails", async () => {
  await expect(step("console.error('no space left'); process.exit(3)")).rejects.toThrow(
    "Building it failed with code 3: see the output above.",
  );
  expect(complain.mock.calls.flat().join()).toContain("no space left");
});

it("forbids the platform to talk to the outside", async () => {
  await step("process.exit(process.env.STRAPI_TELEMETRY_DISABLED === 'true' ? 0 : 1)");
});
