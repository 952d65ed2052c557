import { fireEvent, render, screen } from "@testing-library/react";
import { ReadingSettings } from "../../../src/components/ReadingSettings/ReadingSettings";
import { chooseReading, currentReading } from "../../../src/components/ReadingSettings/readingChoices";

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete dataset.textSize;
  delete dataset.textWidth;
});
afterEach(() => jest.restoreAllMocks());

describe("a choice", () => {
  it("is shown and remembered", () => {
    chooseReading("size", "large");
    expect(dataset.textSize).toBe("large");
    expect(localStorage.getItem("docs.textSize")).toBe("large");
    expect(currentReading("size")).toBe("large");
    expect(currentReading("width")).toBe("normal");
  });

  it("of what is usual leaves nothing behind", () => {
    chooseReading("width", "wide");
    chooseReading("width", "normal");
    expect(dataset.textWidth).toBeUndefined();
    expect(localStorage.getItem("docs.textWidth")).toBeNull();
  });

  it("holds for the page where nothing can be stored", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    chooseReading("size", "small");
    expect(currentReading("size")).toBe("small");
  });
});

describe("the menu", () => {
  const radio = (name: string, group: string) => {
    const set = screen.getByRole("group", { name: group });
    const found = [...set.querySelectorAll("label")].find((label) => label.textContent === name);
    return found?.querySelector("input") as HTMLInputElement;
  };

  it("begins with what the reader chose, and Reset takes all of it back", async () => {
    chooseReading("size", "largest");
    const { container } = render(<ReadingSettings />);
    fireEvent.focus(container.querySelector("summary") as HTMLElement);
    await screen.findByRole("group", { name: "Text size", hidden: true });
    fireEvent.click(container.querySelector("summary") as HTMLElement);
    expect(radio("Largest", "Text size").checked).toBe(true);
    fireEvent.click(radio("Narrow", "Width of the text"));
    expect(dataset.textWidth).toBe("narrow");
    const reset = screen.getByRole("button", { name: "Reset text" });
    expect(reset.getAttribute("aria-disabled")).toBe("false");
    fireEvent.click(reset);
    expect([dataset.textSize, dataset.textWidth]).toEqual([undefined, undefined]);
    expect(radio("Normal", "Text size").checked).toBe(true);
    expect(reset.getAttribute("aria-disabled")).toBe("true");
  });
});
