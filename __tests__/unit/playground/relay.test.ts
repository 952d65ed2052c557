import { createRelay, type RelayMessage } from "../../../src/playground/host/relay";

let told: RelayMessage[];
let now: number;
let relay: (data: unknown) => void;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  now = 0;
  relay = createRelay(
    (message) => told.push(message),
    () => now,
  );
});
afterEach(() => jest.useRealTimers());

const failed = (message: string) => ({ type: "failed", failure: { message } });

it("hands on what was said together, the latest of each type, in the order in which it came", () => {
  relay(failed("first"));
  relay({ type: "height", height: 1 });
  relay({ type: "height", height: 2 });
  relay(failed("second"));
  expect(told).toEqual([]);
  jest.runAllTimers();
  expect(told).toEqual([{ type: "said", messages: [{ type: "height", height: 2 }, failed("second")] }]);
});

it("says nothing twice", () => {
  relay({ type: "started" });
  jest.runAllTimers();
  relay({ type: "shown" });
  jest.runAllTimers();
  expect(told[1]).toEqual({ type: "said", messages: [{ type: "shown" }] });
});

it("hands on nothing that it can't read, and no more of a message than the page uses", () => {
  relay({ type: "height", height: -1 });
  relay("hello");
  relay({ ...failed("x".repeat(5000)), big: "x" });
  jest.runAllTimers();
  expect(told).toEqual([{ type: "said", messages: [failed("x".repeat(2000))] }]);
});

it("reports a flood once, whatever it consists of, and is silent afterwards", () => {
  for (let count = 0; count < 3000; count++) relay("junk");
  relay({ type: "shown" });
  now = 5000;
  relay({ type: "shown" });
  jest.runAllTimers();
  expect(told).toEqual([{ type: "flooded" }]);
});

it("takes 1,000 messages a second for as long as they come", () => {
  for (let count = 0; count < 5000; count++) {
    now = count;
    relay({ type: "pong" });
  }
  expect(told).not.toContainEqual({ type: "flooded" });
});
