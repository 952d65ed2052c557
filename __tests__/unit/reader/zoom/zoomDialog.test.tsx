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

const settings = {
  margin: 0,
  background: "white",
  darkBackground: null,
  scrollOffset: 40,
  closeDelay: 150,
  attachDelay: 1000,
};

function open(changed: Partial<typeof settings> = {}): HTMLElement {
  const figure = document.createElement("figure");
  figure.innerHTML = `<div data-zoomable><img alt="A tree." src="/static/tree.svg"><svg></svg><button>Enlarge</button></div>
    <ol><li>A branch</li></ol><figcaption>In May</figcaption>`;
  const picture = figure.querySelector("img") ?? new Image();
  Object.defineProperties(picture, {
    naturalWidth: { value: 300 },
  });
  document.body.replaceChildren(figure);
  openZoom(picture, { ...settings, ...changed });
  return figure;
}

describe("an enlarged image", () => {
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
    const figure = open();
    expect(dialog()?.ariaLabel).toBe("A tree.");
    expect(dialog()?.querySelector("img")?.getAttribute("src")).toBe("/static/tree.svg");
    expect(figure.style.visibility).toBe("hidden");
  });

  it("holds the numbers, the legend, and the caption, and one button: Close", () => {
    open();
    expect(dialog()?.querySelector("svg")).not.toBeNull();
    expect(dialog()?.querySelector("li")?.textContent).toBe("A branch");
    expect(dialog()?.querySelector("figcaption")?.textContent).toBe("In May");
    expect([...(dialog()?.querySelectorAll("button") ?? [])].map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Close",
    ]);
  });

  it("can't be enlarged once more", () => {
    open();
    expect(dialog()?.querySelector("img")?.closest("[data-zoomable]")).toBeNull();
  });

  it("has the margin and the colors of the settings", () => {
    open({ margin: 12, background: "#eee" });
    expect(dialog()?.style.getPropertyValue("--margin")).toBe("12px");
    expect(dialog()?.style.getPropertyValue("--light")).toBe("#eee");
  });

  it("is closed by the scrolling that the settings say", async () => {
    open({ scrollOffset: 10, closeDelay: 20 });
    scrollTo(11);
    jest.advanceTimersByTime(20);
    await flown();
    expect(dialog()).toBeNull();
  });

  it.each<[string, () => void]>([
    ["a click", () => fireEvent.click(dialog()?.querySelector("img") ?? document.body)],
    ["its button", () => fireEvent.click(dialog()?.querySelector("button") ?? document.body)],
    ["Escape", () => fireEvent(dialog() ?? document.body, new Event("cancel", { cancelable: true }))],
    ["a resized window", () => fireEvent(window, new Event("resize"))],
    ["a move in the history", () => fireEvent(window, new Event("popstate"))],
  ])("is closed by %s", async (_, act) => {
    const figure = open();
    act();
    await flown();
    expect(dialog()).toBeNull();
    expect(figure.style.visibility).toBe("");
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

  it("doesn't open for an image that has not come", () => {
    document.body.replaceChildren();
    openZoom(document.createElement("img"), settings);
    expect(dialog()).toBeNull();
  });
});
