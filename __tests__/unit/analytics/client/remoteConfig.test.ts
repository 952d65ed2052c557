/** @jest-environment node */
import { createServer, type RequestListener } from "node:http";
import { fetchRemoteConfig } from "../../../../src/analytics/client/remoteConfig";
import { listen } from "../../../support/listen.mjs";

/** The timers that the module sets, in milliseconds. The delays between attempts end at once, the timeout when told. */
let timers: number[];
let runOut: () => void;

beforeEach(() => {
  timers = [];
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((callback: () => void, delay = 0) => {
    timers.push(delay);
    if (delay === 5_000) runOut = callback;
    else callback();
  }) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());

/** What the module makes of a service, and what it logs. */
async function against(respond: RequestListener) {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    respond(request, response);
  });
  const { url, close } = await listen(server);
  const config = await fetchRemoteConfig({ serverUrl: `${url}/config`, apiKey: "key", sessionId: 7 });
  close();
  return { config, asked, logged: warn.mock.calls.map(([text]) => text) };
}

const say =
  (autocapture: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ configs: { analyticsSDK: { browserSDK: { autocapture } } } }));

it.each([true, false, { sessions: false }])("takes autocapture as it comes: %j", async (autocapture) => {
  const { config, asked, logged } = await against(say(autocapture));
  expect(config).toEqual({ autocapture, responseTime: expect.any(Number) });
  expect(asked).toEqual(["/config?api_key=key&config_keys=analyticsSDK&session_id=7"]);
  expect(logged).toEqual([]);
});

it.each(["yes", [true], null])("ignores an autocapture of another form: %j", async (autocapture) => {
  expect((await against(say(autocapture))).config.autocapture).toBeUndefined();
});

it("sends a failed request again with growing delays, then gives up", async () => {
  const { asked, logged } = await against((_, response) => response.writeHead(503).end());
  expect(asked).toHaveLength(3);
  expect(timers).toEqual([5_000, 1_000, 2_000]);
  expect(logged).toEqual(["Remote config fetch rejected due to exceeded retry count"]);
});

const refuse: RequestListener = (_, response) => response.writeHead(403).end();
const garble: RequestListener = (_, response) => response.end("<html>");

it.each([
  ["a refusal", refuse],
  ["a response that is not JSON", garble],
])("logs %s as unexpected", async (_, respond) => {
  const { logged, asked } = await against(respond);
  expect(asked).toHaveLength(1);
  expect(logged).toEqual(["Unexpected error occurred"]);
});

it("logs a broken connection as a network error", async () => {
  const { logged } = await against((request) => request.socket.destroy());
  expect(logged).toEqual(["Network error occurred, remote config fetch failed"]);
});

it("logs a service that doesn't respond as a timeout", async () => {
  const { config, logged } = await against(() => runOut());
  expect(config.autocapture).toBeUndefined();
  expect(logged).toEqual(["Remote config fetch rejected due to timeout after 5 seconds"]);
});
