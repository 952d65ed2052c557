import { momentOfTurn } from "../../../shared/recorded/turns";
import type { PageSamples, RunnableRequest } from "../../../shared/runnable";
import { createRunner } from "../../../src/run/createRunner";
import type { Moment } from "../../../src/sandbox/sandbox";

const response = { status: 200 };
const sample = (method: string, after: string | null = null, before = 0): RunnableRequest => {
  const request = { method, target: "/api/recipes", headers: {}, as: "full-access" as const };
  return { kind: "rest", request, before: Array.from({ length: before }, () => request), after, response };
};
const samples: PageSamples["samples"] = {
  list: sample("GET"),
  create: sample("POST"),
  listAfter: sample("GET", "create"),
  updateAfter: sample("PUT", "listAfter"),
  prepared: sample("POST", null, 1),
};

function recorder() {
  const log: string[] = [];
  const runner = createRunner<string>({
    samples,
    workOf: async ({ what, key }) => `${what.kind === "rest" ? what.request.method : ""} ${key}`,
    isReading: (work) => work.startsWith("GET"),
    perform: async (work: string, moment: Moment | undefined) => {
      log.push(`${work} ${moment ? moment.key.replace("request ", "") : "now"}`);
      return { response, ms: 1, isChange: !work.startsWith("GET") };
    },
    reset: async () => {
      log.push("reset");
    },
  });
  return { runner, log };
}

it("runs a sample of the seed in the moment of its recording, also after others that only read", async () => {
  const { runner, log } = recorder();
  await runner.run("list", undefined);
  expect(await runner.run("create", undefined)).toMatchObject({ earlier: 0, isChanged: false });
  expect(log).toEqual(["GET list 1", "POST create 1"]);
  expect(momentOfTurn(1).key).toBe("request 1");
});

it("runs on what the reader changed, and says that there are changes", async () => {
  const { runner, log } = recorder();
  await runner.run("create", undefined);
  expect(await runner.run("list", undefined)).toMatchObject({ isChanged: true });
  expect(log).toEqual(["POST create 1", "GET list now"]);
});

it("runs what a sample goes on from first, from the seed", async () => {
  const { runner, log } = recorder();
  await runner.run("prepared", undefined);
  log.length = 0;
  expect(await runner.run("updateAfter", undefined)).toMatchObject({
    earlier: 2,
    isReset: true,
    isChanged: false,
  });
  expect(log).toEqual(["reset", "POST create 1", "GET listAfter 2", "PUT updateAfter 3"]);
});

it("doesn't run again what the reader has run", async () => {
  const { runner, log } = recorder();
  await runner.run("create", undefined);
  expect(await runner.run("listAfter", undefined)).toMatchObject({ earlier: 0, isChanged: false });
  expect(log).toEqual(["POST create 1", "GET listAfter 2"]);
});

it("goes on from an edited sample, which no recording has", async () => {
  const { runner, log } = recorder();
  await runner.run("create", "POST mine");
  expect(await runner.run("listAfter", undefined)).toMatchObject({ earlier: 0, isChanged: true });
  expect(log).toEqual(["POST mine 1", "GET listAfter now"]);
});

it("sends the requests that are not shown before a sample", async () => {
  const { runner, log } = recorder();
  expect(await runner.run("prepared", undefined)).toMatchObject({ earlier: 0, isReset: false });
  expect(log).toEqual(["reset", "POST prepared before 0 1", "POST prepared 2"]);
});

it("begins anew once the data was reset", async () => {
  const { runner, log } = recorder();
  await runner.run("create", undefined);
  runner.forget();
  await runner.run("create", undefined);
  expect(log).toEqual(["POST create 1", "POST create 1"]);
});
