import { createNetworkFirst, pause, timeoutMs } from "../../../../src/offline/worker/networkFirst";

const response = (status = 200) => new Response("fresh", { status });
const keptResponse = new Response("kept");
const kept = async () => keptResponse;
const nothing = async () => undefined;
const never = () => new Promise<never>(() => {});
const failing = async (): Promise<Response> => {
  throw new TypeError("Failed to fetch");
};

/** A stopped clock; the test ends `wait`. */
function stoppedClock(isLate = false) {
  const clock = { time: 0, now: () => clock.time, wait: isLate ? async () => {} : never };
  return clock;
}

it("prefers the network, also to what is kept", async () => {
  const first = createNetworkFirst(stoppedClock());
  const fresh = response();
  expect(await first({ ask: async () => fresh, kept })).toBe(fresh);
});

it.each([
  ["does not respond", failing],
  ["has an error of its own", async () => response(503)],
])("gives what is kept when the server %s", async (_, ask) => {
  expect(await createNetworkFirst(stoppedClock())({ ask, kept })).toBe(keptResponse);
});

it("gives what the server says of a page that is gone", async () => {
  const gone = response(404);
  expect(await createNetworkFirst(stoppedClock())({ ask: async () => gone, kept })).toBe(gone);
});

it("rejects as the network does when nothing is kept, however late it is", async () => {
  await expect(createNetworkFirst(stoppedClock(true))({ ask: failing, kept: nothing })).rejects.toThrow(
    "Failed to fetch",
  );
});

it("waits for a late network only where nothing is kept", async () => {
  const clock = stoppedClock(true);
  const first = createNetworkFirst(clock);
  let arrive = (_: Response) => {};
  const ask = () => new Promise<Response>((resolve) => (arrive = resolve));
  expect(await first({ ask, kept })).toBe(keptResponse);
  const outcome = first({ ask, kept: nothing });
  await Promise.resolve();
  const late = response();
  arrive(late);
  expect(await outcome).toBe(late);
});

it("does not ask a late network again for a while, and then does", async () => {
  const clock = stoppedClock(true);
  const first = createNetworkFirst(clock);
  await first({ ask: never, kept });
  const ask = jest.fn(async () => response());
  expect(await first({ ask, kept })).toBe(keptResponse);
  expect(ask).not.toHaveBeenCalled();
  clock.time = pause;
  clock.wait = never;
  expect(await (await first({ ask, kept })).text()).toBe("fresh");
  expect(timeoutMs).toBeLessThan(pause);
});
