import { act, renderHook } from "@testing-library/react";
import { track } from "../../../src/analytics/track";
import { useSandbox } from "../../../src/playground/editor/useSandbox";
import { createSandbox, type SandboxEvents } from "../../../src/playground/host/sandbox";

jest.mock("../../../src/analytics/track", () => ({ track: jest.fn() }));
jest.mock("../../../src/playground/host/sandbox", () => ({ createSandbox: jest.fn() }));

let events: SandboxEvents;
const container = { current: document.createElement("div") };
const open = () =>
  renderHook(({ code }) => useSandbox(container, "Portions", code), { initialProps: { code: "a" } });

/** The pause after which typed code runs. */
const pause = () => act(() => jest.advanceTimersByTime(400));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(track).mockClear();
  jest.mocked(createSandbox).mockImplementation((_container, _title, given) => {
    events = given;
    return { run: () => {}, destroy: () => {} };
  });
});

afterEach(() => jest.useRealTimers());

it("tells nothing of an example that runs by itself", () => {
  open();
  pause();
  act(() => events.onShown());
  expect(track).not.toHaveBeenCalled();
});

it("tells of code that the reader has changed, once for each run, and how it ended", () => {
  const { rerender } = open();
  pause();
  act(() => events.onShown());
  rerender({ code: "b" });
  pause();
  act(() => events.onFailed({ message: "b is not defined" }));
  act(() => events.onShown());
  expect(jest.mocked(track).mock.calls).toEqual([
    ["playground_run", { title: "Portions", outcome: "failed" }],
  ]);
});

it("tells of a run that the reader asks for again", () => {
  const { result } = open();
  pause();
  act(() => events.onStopped("silent"));
  act(() => result.current.restart());
  act(() => events.onShown());
  expect(jest.mocked(track).mock.calls).toEqual([
    ["playground_run", { title: "Portions", outcome: "shown" }],
  ]);
});
