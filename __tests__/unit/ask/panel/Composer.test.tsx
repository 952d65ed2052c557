import { fireEvent, render, screen } from "@testing-library/react";
import { maxQuestionLength } from "../../../../src/ask/limits";
import { Composer } from "../../../../src/ask/panel/Composer";

const onAsk = jest.fn<boolean, [string]>();
const onStop = jest.fn();
const show = (isRunning = false) => render(<Composer isFollowUp={false} {...{ isRunning, onAsk, onStop }} />);
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });

beforeEach(() => {
  onAsk.mockReset().mockReturnValue(true);
  onStop.mockReset();
});

it("asks with Enter, and begins a line with Shift+Enter", () => {
  show();
  type("Why?\nerror: Files are empty");
  // An event that the field handles itself isn't canceled.
  expect(fireEvent.keyDown(field(), { key: "Enter", shiftKey: true })).toBe(true);
  expect(onAsk).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(onAsk.mock.calls).toEqual([["Why?\nerror: Files are empty"]]);
  expect(field().value).toBe("");
});

it("keeps a question that wasn't taken", () => {
  onAsk.mockReturnValue(false);
  show();
  type("Why?");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field().value).toBe("Why?");
});

it("grows with its lines, up to five", () => {
  show();
  expect(field().rows).toBe(1);
  type("a\nb\nc");
  expect(field().rows).toBe(3);
  type("a\n".repeat(20));
  expect(field().rows).toBe(5);
});

it("keeps the error of a log that is too long for it", () => {
  show();
  const log = `${"[2026-11-26 10:00:00.000] http: GET /api/soups (3 ms) 200\n".repeat(40)}error: Files are empty\n    at serve (/srv/app.js:1:2)`;
  expect(log.length).toBeGreaterThan(maxQuestionLength);
  type("What is this? ");
  field().setSelectionRange(14, 14);
  expect(paste(log)).toBe(false);
  expect(field().value.split("\n")[0]).toBe("What is this? Files are empty");
  expect(field().value.length).toBeLessThanOrEqual(maxQuestionLength);
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(onAsk.mock.calls[0]?.[0]).toMatch(/^What is this\? Files are empty\n/);
});

it("leaves a text that fits to the browser", () => {
  show();
  type("Why ");
  expect(paste("error: Files are empty")).toBe(true);
  expect(field().value).toBe("Why ");
});
