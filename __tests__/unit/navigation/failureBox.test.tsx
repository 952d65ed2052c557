import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hideFailure, showFailure } from "../../../src/navigation/failureBox";
import { PageSignals } from "../../../src/navigation/PageSignals";

const retry = () => screen.getByText("Retry");
const box = () => screen.queryByRole("alert");

describe("the box that says that a page could not be loaded", () => {
  beforeEach(() => {
    render(<PageSignals />);
  });

  it("waits unseen", () => {
    expect(box()).toBeNull();
  });

  it("gives the reason, and the next one when trying again doesn't help", async () => {
    const tried = jest.fn(async () => "Still nothing.");
    showFailure("No response.", tried);
    expect(box()?.textContent).toContain("No response.");
    fireEvent.click(retry());
    expect(box()?.ariaBusy).toBe("true");
    fireEvent.click(retry());
    await waitFor(() => expect(box()?.textContent).toContain("Still nothing."));
    expect(tried).toHaveBeenCalledTimes(1);
    fireEvent.click(retry());
    expect(tried).toHaveBeenCalledTimes(2);
  });

  it("tries by itself when the browser is online again", () => {
    const tried = jest.fn(async () => "");
    showFailure("No response.", tried);
    window.dispatchEvent(new Event("online"));
    expect(tried).toHaveBeenCalledTimes(1);
  });

  it("can be put away, and doesn't try anymore then", () => {
    const tried = jest.fn(async () => "");
    showFailure("No response.", tried);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(box()).toBeNull();
    window.dispatchEvent(new Event("online"));
    expect(tried).not.toHaveBeenCalled();
  });

  it("forgets the page before when another one fails", () => {
    const [first, second] = [jest.fn(async () => ""), jest.fn(async () => "")];
    showFailure("First.", first);
    showFailure("Second.", second);
    fireEvent.click(retry());
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    hideFailure();
    expect(box()).toBeNull();
  });
});
