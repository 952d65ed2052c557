import { act, render, screen } from "@testing-library/react";
import { OnceSettled } from "../../../../src/search/modal/OnceSettled";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

it("draws what a window shows at once", () => {
  render(
    <OnceSettled place={7} name="">
      seventh
    </OnceSettled>,
  );
  expect(screen.getByText("seventh")).toBeTruthy();
});

it("draws the others when the list has stayed for a moment, and then for good", () => {
  const hit = (text: string) => (
    <OnceSettled place={12} name="A heading">
      {text}
    </OnceSettled>
  );
  const { rerender } = render(hit("old"));
  wait(100);
  expect(screen.queryByText("old")).toBeNull();
  expect(screen.getByText("A heading")).toBeTruthy();
  wait(200);
  expect(screen.getByText("old")).toBeTruthy();
  expect(screen.queryByText("A heading")).toBeNull();
  rerender(hit("new"));
  expect(screen.getByText("new")).toBeTruthy();
});

it("draws nothing of what another key has taken away", () => {
  render(
    <OnceSettled place={12} name="">
      gone
    </OnceSettled>,
  ).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
