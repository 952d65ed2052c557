import { fuzz } from "../../../scripts/sandbox/fuzz/fuzz";
import { runScenario } from "../../../scripts/sandbox/fuzz/runScenario";
import type { RestRequest } from "../../../shared/restRequest";

const stop = jest.fn();
jest.mock("../../../lab/runner/platform/lab", () => ({
  prepareLab: async () => {},
  startLab: async () => ({ stop }),
}));
jest.mock("../../../scripts/sandbox/fuzz/engineClient", () => ({
  startEngineProcess: async () => ({ stop }),
}));
jest.mock("../../../scripts/sandbox/fuzz/runScenario", () => ({ runScenario: jest.fn() }));

const run = jest.mocked(runScenario);
beforeEach(() => stop.mockReset());

test("sends at least as many requests as wanted, and ends the lab and the engine", async () => {
  run.mockResolvedValue(undefined);
  const { sent, difference } = await fuzz({ seed: 1, count: 300 });
  expect(sent).toBeGreaterThanOrEqual(300);
  expect(difference).toBeUndefined();
  expect(stop).toHaveBeenCalledTimes(2);
});

test("reduces requests that differ to the fewest", async () => {
  const differs = ({ method, target }: RestRequest) => method === "PUT" && target.startsWith("/api/homepage");
  run.mockImplementation(async (requests) => {
    const at = requests.findIndex(differs);
    return at < 0 ? undefined : { requests: requests.slice(0, at + 1), text: "- 1\n+ 2" };
  });
  const { difference } = await fuzz({ seed: 1, count: 2000 });
  expect(difference).toMatchObject({ requests: [{ method: "PUT" }], text: "- 1\n+ 2" });
  expect(stop).toHaveBeenCalledTimes(2);
});

test("a lab that doesn't respond is an error", async () => {
  run.mockRejectedValue(new Error("The lab doesn't respond."));
  await expect(fuzz({ seed: 1, count: 10 })).rejects.toThrow("The lab doesn't respond.");
  expect(stop).toHaveBeenCalledTimes(2);
});

test("a lab that stops responding is an error", async () => {
  let count = 0;
  run.mockImplementation(async () => {
    if (++count > 1000) throw new Error("The lab doesn't respond.");
    return undefined;
  });
  await expect(fuzz({ seed: 1, count: 4000 })).rejects.toThrow("The lab doesn't respond.");
});
