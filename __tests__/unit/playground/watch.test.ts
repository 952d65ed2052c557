import { maxMissedPings, pingInterval, startWatch } from "../../../src/playground/host/watch";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const turn = (count = 1) => jest.advanceTimersByTime(count * pingInterval);

it("asks as long as it gets a response", () => {
  const onSilence = jest.fn();
  const watch = startWatch(
    () => watch.heard(),
    onSilence,
    () => true,
  );
  turn(50);
  expect(onSilence).not.toHaveBeenCalled();
  watch.stop();
});

it("hears silence once, after several questions", () => {
  const ask = jest.fn();
  const onSilence = jest.fn();
  startWatch(ask, onSilence, () => true);
  turn(maxMissedPings);
  expect(onSilence).not.toHaveBeenCalled();
  turn(10);
  expect(onSilence).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(maxMissedPings);
});

it("counts from the last response", () => {
  const onSilence = jest.fn();
  const watch = startWatch(
    () => {},
    onSilence,
    () => true,
  );
  turn(maxMissedPings);
  watch.heard();
  turn(maxMissedPings);
  expect(onSilence).not.toHaveBeenCalled();
  turn();
  expect(onSilence).toHaveBeenCalled();
});

it("expects nothing from a tab that no one sees", () => {
  const onSilence = jest.fn();
  let isSeen = false;
  startWatch(
    () => {},
    onSilence,
    () => isSeen,
  );
  turn(100);
  expect(onSilence).not.toHaveBeenCalled();
  isSeen = true;
  turn(maxMissedPings + 1);
  expect(onSilence).toHaveBeenCalled();
});

it("is silent when it has been stopped", () => {
  const onSilence = jest.fn();
  startWatch(
    () => {},
    onSilence,
    () => true,
  ).stop();
  turn(100);
  expect(onSilence).not.toHaveBeenCalled();
});
