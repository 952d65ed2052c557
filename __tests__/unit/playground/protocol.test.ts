import { readFrameMessage } from "../../../src/playground/protocol";

it.each([
  { type: "started" },
  { type: "shown" },
  { type: "pong" },
  { type: "height", height: 0 },
  { type: "failed", failure: { message: "no" } },
  { type: "failed", failure: { message: "no", line: 3 } },
])("reads %p", (message) => expect(readFrameMessage(message)).toEqual(message));

it.each([
  undefined,
  null,
  "ready",
  {},
  { type: "run" },
  { type: "height" },
  { type: "height", height: "100" },
  { type: "height", height: -1 },
  { type: "height", height: Number.NaN },
  { type: "failed" },
  { type: "failed", failure: { message: { html: "<b>" } } },
])("refuses %p", (message) => expect(readFrameMessage(message)).toBeUndefined());

it("takes no more of a message than it knows", () => {
  expect(
    readFrameMessage({ type: "failed", failure: { message: "no", line: "3", html: "<b>" }, x: 1 }),
  ).toEqual({
    type: "failed",
    failure: { message: "no" },
  });
});
