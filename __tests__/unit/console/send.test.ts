import { send, spokenOf, statusOf } from "../../../src/console/send";
import { canCompare, firstRequest } from "../../../src/requests/request";
import type { Sandbox, SandboxResponse } from "../../../src/sandbox/sandbox";

const response = (status: number): SandboxResponse => ({
  status,
  headers: {},
  body: { status },
  ms: 3,
  sql: [],
  events: [],
  steps: [],
});
const versions = { draft: response(200), published: response(404) };
const unused = () => Promise.reject(new Error("Nothing calls this."));
const sandbox: Sandbox = {
  request: async () => response(201),
  versions: async () => versions,
  run: unused,
  start: unused,
  restart: unused,
  reset: unused,
};

it("reads both versions only for requests of the REST API that read", async () => {
  expect(await send(sandbox, firstRequest, true)).toEqual({ versions });
  expect(await send(sandbox, firstRequest, false)).toEqual({ response: response(201) });
  const creates = { ...firstRequest, method: "POST" } as const;
  expect(await send(sandbox, creates, true)).toEqual({ response: response(201) });
  expect([creates, { ...firstRequest, path: "/graphql" }].map(canCompare)).toEqual([false, false]);
});

it("says both statuses and how many lines differ", () => {
  expect(statusOf({ versions })).toBe(404);
  expect(spokenOf({ versions })).toBe(
    "Draft: 200 OK, 3 ms, 14 B. Published: 404 Not Found, 3 ms, 14 B. 1 line differs.",
  );
});
