import { fireEvent, render, screen } from "@testing-library/react";
import type { AskErrorReason } from "../../../../src/ask/askError";
import type { Turn } from "../../../../src/ask/conversation";
import { TurnView } from "../../../../src/ask/panel/TurnView";

const failed = (reason: AskErrorReason): Turn => ({
  id: 1,
  question: "When do pears ripen?",
  answer: null,
  state: "failed",
  reason,
  helpful: null,
});

it.each([
  ["unreachable", "can't be reached"],
  ["refused", "doesn't take this question"],
  ["busy", "too much to do"],
  ["broken", "ran into an error"],
  ["slow", "No answer came in time"],
  ["cut", "broke off"],
  ["garbled", "is no answer"],
] as const)("says what is wrong (%s), and lets readers ask again or search", (reason, words) => {
  const onRetry = jest.fn();
  render(
    <TurnView
      turn={failed(reason)}
      searchPath="/search"
      onRetry={onRetry}
      onRate={() => {}}
      onFollow={() => {}}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain(words);
  expect(screen.getByRole("link", { name: "Search for it" }).getAttribute("href")).toBe(
    "/search?q=When%20do%20pears%20ripen%3F",
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
