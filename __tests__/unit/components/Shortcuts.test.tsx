import { isShortcut } from "../../../src/components/Shortcuts/isShortcut";
import { ariaKeys, pressedBy } from "../../../src/components/Shortcuts/shortcutKeys";
import { areSingleKeysOn, switchSingleKeys } from "../../../src/components/Shortcuts/singleKeys";

const key = (name: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, ...modifiers });
const isSearch = (name: string, modifiers: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  isShortcut(key(name, modifiers), "search", target);

beforeEach(() => localStorage.clear());

it.each([
  ["k", { ctrlKey: true }, true],
  ["K", { ctrlKey: true }, true],
  ["k", { metaKey: true }, true],
  ["k", {}, false],
  ["j", { ctrlKey: true }, false],
  ["k", { ctrlKey: true, shiftKey: true }, false],
  ["k", { ctrlKey: true, altKey: true }, false],
])("%s with %j is the search's: %p", (name, modifiers, expected) => {
  expect(isSearch(name, modifiers)).toBe(expected);
  // A shortcut with a modifier also works in a text field.
  expect(isSearch(name, modifiers, document.createElement("input"))).toBe(expected);
});

describe("a single key", () => {
  it.each(["input", "textarea", "select"])("belongs to a focused %s", (tag) => {
    expect(isSearch("/", {}, document.createElement(tag))).toBe(false);
  });

  it("belongs to text that is edited in place", () => {
    const element = document.createElement("div");
    Object.defineProperty(element, "isContentEditable", { value: true });
    expect(isSearch("/", {}, element)).toBe(false);
  });

  it.each(["button", "body", "a"])("is a shortcut on a %s", (tag) => {
    expect(isSearch("/", {}, document.createElement(tag))).toBe(true);
  });

  it("isn't with a modifier, nor while a word is being put together", () => {
    expect(isSearch("/", { ctrlKey: true })).toBe(false);
    expect(isSearch("/", { isComposing: true })).toBe(false);
  });

  it("may need Shift to be typed; a capital letter is another key", () => {
    expect(isShortcut(key("?", { shiftKey: true }), "help", document.body)).toBe(true);
    expect(isShortcut(key("N", { shiftKey: true }), "next", document.body)).toBe(false);
    expect(isShortcut(key("n"), "next", document.body)).toBe(true);
  });

  it("is none for readers who switched single keys off; commands stay", () => {
    switchSingleKeys(false);
    expect(areSingleKeysOn()).toBe(false);
    expect([isSearch("/"), isSearch("k", { ctrlKey: true })]).toEqual([false, true]);
    switchSingleKeys(true);
    expect(isSearch("/")).toBe(true);
  });
});

it("tells assistive technology the keys in its own words", () => {
  expect(ariaKeys("search")).toBe("Control+K Meta+K /");
  expect(pressedBy("theme")).toEqual({ "data-shortcut": "theme", "aria-keyshortcuts": "T" });
});
