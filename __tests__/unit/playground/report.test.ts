import { connect, report } from "../../../src/playground/frame/report";
import type { FrameMessage } from "../../../src/playground/protocol";

const { port1, port2 } = new MessageChannel();
let posted: FrameMessage[];

beforeEach(() => {
  jest.useFakeTimers();
  posted = [];
  jest.spyOn(port1, "postMessage").mockImplementation((message) => posted.push(message));
});
afterEach(() => jest.useRealTimers());
afterAll(() => port2.close());

it("forgets what is told before there is a port", () => {
  report({ type: "pong" });
  report({ type: "shown" });
  jest.runAllTimers();
  connect(port1);
  jest.runAllTimers();
  expect(posted).toEqual([]);
});

it("tells of many failures as one, the latest, and of what came before it first", () => {
  connect(port1);
  for (let count = 1; count <= 1000; count++) report({ type: "failed", failure: { message: `${count}` } });
  report({ type: "shown" });
  expect(posted).toEqual([]);
  jest.runAllTimers();
  expect(posted).toEqual([{ type: "failed", failure: { message: "1000" } }, { type: "shown" }]);
});

it("responds at once, as the page ends what stays silent", () => {
  connect(port1);
  report({ type: "pong" });
  expect(posted).toEqual([{ type: "pong" }]);
});

it("goes on where live code replaces what ports can do", () => {
  connect(port1);
  const { postMessage } = port1;
  port1.postMessage = () => {};
  report({ type: "pong" });
  port1.postMessage = postMessage;
  expect(posted).toEqual([{ type: "pong" }]);
});
