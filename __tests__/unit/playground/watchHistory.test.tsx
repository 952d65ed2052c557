import { checkIntervalMs, watchHistory } from "../../../src/playground/host/watchHistory";

const look = (count = 1) => jest.advanceTimersByTime(count * checkIntervalMs);

/** Entries as a frame makes them: the page's own URL stays. */
function addEntries(count: number): void {
  for (let index = 0; index < count; index++) history.pushState(null, "");
}

interface Frame {
  readonly stopped: jest.Mock;
  readonly stop: () => void;
}

const frames: Frame[] = [];

/** A frame that leaves the watch when it is stopped, as the sandbox does. */
function openFrame(): Frame {
  const stopped = jest.fn(() => leave());
  const leave = watchHistory(stopped);
  const frame = { stopped, stop: () => stopped() };
  frames.push(frame);
  return frame;
}

let go: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  go = jest.spyOn(history, "go").mockImplementation(() => {});
});

afterEach(() => {
  for (const { stop } of frames.splice(0)) stop();
  look(3);
  go.mockRestore();
  jest.useRealTimers();
});

it("ends the frame that reports itself, leaves the other, and steps back over all entries once", () => {
  const [guilty, other] = [openFrame(), openFrame()];
  addEntries(3);
  look();
  guilty.stop();
  look(10);
  expect(other.stopped).not.toHaveBeenCalled();
  expect(go.mock.calls).toEqual([[-3]]);
});

it("steps back once where no frame reports itself, and ends all of them", () => {
  const [first, second] = [openFrame(), openFrame()];
  addEntries(2);
  look(10);
  expect(first.stopped).toHaveBeenCalledTimes(1);
  expect(second.stopped).toHaveBeenCalledTimes(1);
  expect(go.mock.calls).toEqual([[-2]]);
});

it("steps back over entries that it sees only after their frame is gone", () => {
  openFrame().stop();
  addEntries(2);
  look(10);
  expect(go.mock.calls).toEqual([[-2]]);
});

it("stays where the page itself went on", () => {
  const frame = openFrame();
  look();
  history.pushState(null, "", "#next");
  look(3);
  expect(frame.stopped).not.toHaveBeenCalled();
  history.pushState(null, "", "#away");
  frame.stop();
  look(3);
  expect(go).not.toHaveBeenCalled();
});

it("does not take a reader back who has gone on since", () => {
  const frame = openFrame();
  addEntries(2);
  frame.stop();
  history.pushState(null, "", "#elsewhere");
  look(3);
  expect(go).not.toHaveBeenCalled();
});

it("looks no more when the last frame is gone", () => {
  openFrame().stop();
  look();
  addEntries(1);
  look(3);
  expect(go).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it("watches a frame that comes while the page steps back", () => {
  openFrame().stop();
  addEntries(1);
  const second = openFrame();
  look(2);
  expect(go.mock.calls).toEqual([[-1]]);
  expect(second.stopped).not.toHaveBeenCalled();
  addEntries(1);
  look(3);
  expect(second.stopped).toHaveBeenCalledTimes(1);
});
