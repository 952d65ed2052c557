import { fireEvent } from "@testing-library/react";
import { openZoom } from "../../../../src/reader/zoom/zoomDialog";

const dialog = () => document.querySelector("dialog");
const flown = async () => {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
};

function scrollTo(y: number): void {
  Object.defineProperty(window, "scrollY", { configurable: true, value: y });
  fireEvent.scroll(window);
}

function open(): HTMLImageElement {
  const picture = document.createElement("img");
  picture.alt = "A tree.";
  Object.defineProperties(picture, {
    naturalWidth: { value: 300 },
    currentSrc: { value: "/static/tree.svg" },
  });
  document.body.replaceChildren(picture);
  openZoom(picture);
  return picture;
}

describe("an enlarged picture", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo(0);
    // What jsdom lacks of dialogs and animations; a browser test shows that they work.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    Element.prototype.animate = jest.fn(() => ({ finished: Promise.resolve() }) as never);
  });
  afterEach(() => jest.useRealTimers());

  it("says what it shows, and hides the one that it comes from", () => {
    const picture = open();
    expect(dialog()?.ariaLabel).toBe("A tree.");
    expect(dialog()?.querySelector("img")?.getAttribute("src")).toBe("/static/tree.svg");
    expect(picture.style.visibility).toBe("hidden");
  });

  it.each<[string, () => void]>([
    ["a click", () => fireEvent.click(dialog()?.querySelector("img") ?? document.body)],
    ["its button", () => fireEvent.click(dialog()?.querySelector("button") ?? document.body)],
    ["Escape", () => fireEvent(dialog() ?? document.body, new Event("cancel", { cancelable: true }))],
    ["a resized window", () => fireEvent(window, new Event("resize"))],
    ["a move in the history", () => fireEvent(window, new Event("popstate"))],
  ])("is closed by %s", async (_, act) => {
    const picture = open();
    act();
    await flown();
    expect(dialog()).toBeNull();
    expect(picture.style.visibility).toBe("");
  });

  it("is closed by scrolling more than 40 pixels in either direction, 150 ms later", async () => {
    scrollTo(500);
    open();
    scrollTo(540);
    scrollTo(460);
    jest.advanceTimersByTime(1000);
    await flown();
    expect(dialog()).not.toBeNull();
    scrollTo(459);
    jest.advanceTimersByTime(149);
    await flown();
    expect(dialog()).not.toBeNull();
    jest.advanceTimersByTime(1);
    await flown();
    expect(dialog()).toBeNull();
  });

  it("moves only for readers who want motion", () => {
    open();
    const durations = () =>
      jest
        .mocked(Element.prototype.animate)
        .mock.calls.map(([, options]) => Reflect.get(Object(options), "duration"));
    expect(durations()).toEqual([260]);
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    open();
    expect(durations()).toEqual([260, 0]);
  });

  it("doesn't open for a picture that has not come", () => {
    document.body.replaceChildren();
    openZoom(document.createElement("img"));
    expect(dialog()).toBeNull();
  });
});
