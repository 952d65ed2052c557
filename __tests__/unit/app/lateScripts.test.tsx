import { delayed } from "../../../build/gatsby-internals/pageScripts";
import { changeScripts, joinParts, partsOf } from "../../../build/policy/pageParts";
import { lateScriptsScript } from "../../../src/app/lateScripts";

const loaded = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>("script[src]")].map((script) =>
    script.getAttribute("src"),
  );

const gatsbys = '<script src="/a.js" async></script><script src="/b.js" async=""></script>';

/** A loaded page with the script's listeners. */
function open(body = ""): void {
  document.head.replaceChildren();
  document.body.innerHTML = body + joinParts(changeScripts(partsOf(gatsbys), delayed));
  new Function(lateScriptsScript)();
}

/** All scripts have come, or have failed to. */
function tried({ runs }: { readonly runs: boolean }): void {
  Object.assign(window, { ___loader: runs ? {} : undefined });
  for (const script of document.head.querySelectorAll("script"))
    script.dispatchEvent(new Event(runs ? "load" : "error"));
}

const hydrated = () => window.dispatchEvent(new Event("hydrated"));
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  jest.useFakeTimers();
});
// Removes pending listeners, which would affect the next test.
afterEach(() => {
  window.dispatchEvent(new Event("load"));
  hydrated();
  jest.runAllTimers();
  jest.useRealTimers();
});

describe("when the scripts are loaded", () => {
  it("not before anyone wants them", () => {
    open();
    expect(loaded()).toEqual([]);
  });

  it("once the page is there and idle", () => {
    open();
    window.dispatchEvent(new Event("load"));
    expect(loaded()).toEqual([]);
    jest.runAllTimers();
    expect(loaded()).toEqual(["/a.js", "/b.js"]);
  });

  it.each(["pointerdown", "touchstart", "keydown", "focusin", "wheel"])("at the first %s", (name) => {
    open("<p>text</p>");
    document.querySelector("p")?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(loaded()).toEqual(["/a.js", "/b.js"]);
  });

  it("when the pointer comes to something that can be used, not when it crosses the text", () => {
    open('<p>text</p><a href="/x">link</a>');
    const point = (at: string) =>
      document.querySelector(at)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    point("p");
    expect(loaded()).toEqual([]);
    point("a");
    expect(loaded()).toEqual(["/a.js", "/b.js"]);
  });

  it("once, however often they are wanted", () => {
    open();
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    document.body.dispatchEvent(new Event("wheel", { bubbles: true }));
    window.dispatchEvent(new Event("load"));
    jest.runAllTimers();
    expect(loaded()).toHaveLength(2);
  });
});

describe("what is pressed before the page is alive", () => {
  const clicks = jest.fn();
  const listen = () => document.querySelector("button")?.addEventListener("click", clicks);
  beforeEach(() => clicks.mockClear());

  it("is pressed again when it is", () => {
    open('<button type="button">Theme</button>');
    press("button");
    listen();
    hydrated();
    jest.runAllTimers();
    expect(clicks).toHaveBeenCalledTimes(1);
    press("button");
    expect(clicks).toHaveBeenCalledTimes(2);
  });

  it("counts once: the last thing pressed is the one wanted", () => {
    open('<button type="button" id="a"></button><button type="button" id="b"></button>');
    const names: string[] = [];
    press("#a");
    press("#b");
    document.body.addEventListener("click", ({ target }) => names.push((target as Element).id), {
      once: true,
    });
    hydrated();
    jest.runAllTimers();
    expect(names).toEqual(["b"]);
  });

  it("does what it does without scripts when they don't come", () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    open("<form><button>Search</button></form>");
    document.querySelector("form")?.addEventListener("submit", submitted);
    press("button");
    expect(submitted).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    tried({ runs: false });
    jest.runAllTimers();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("also when they hang", () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    open("<form><button>Search</button></form>");
    document.querySelector("form")?.addEventListener("submit", submitted);
    press("button");
    jest.advanceTimersByTime(4000);
    expect(submitted).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("is the browser's where a browser knows what to do", () => {
    open('<button type="button" popovertarget="menu">Menu</button><a href="#x">x</a>');
    const isKept: boolean[] = [];
    document.body.addEventListener("click", (event) => isKept.push(event.defaultPrevented));
    press("button");
    press("a");
    expect(isKept).toEqual([false, false]);
  });

  it("is the search's combination of keys, too", () => {
    open();
    const first = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    const keys: string[] = [];
    document.body.addEventListener("keydown", ({ key, ctrlKey }) => keys.push(`${ctrlKey} ${key}`), {
      once: true,
    });
    hydrated();
    jest.runAllTimers();
    expect(keys).toEqual(["true k"]);
  });
});

it("says when all have been tried", () => {
  const heard = jest.fn();
  window.addEventListener("scriptstried", heard, { once: true });
  open();
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  const [first, second] = document.head.querySelectorAll("script[src]");
  first?.dispatchEvent(new Event("load"));
  expect(heard).not.toHaveBeenCalled();
  second?.dispatchEvent(new Event("error"));
  expect(heard).toHaveBeenCalledTimes(1);
});
