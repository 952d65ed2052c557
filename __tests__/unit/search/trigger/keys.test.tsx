import { isLetterOrDigit } from "../../../../src/search/trigger/keys";

const key = (name: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, ...modifiers });

it.each([
  ["a", {}, true],
  ["Z", { shiftKey: true }, true],
  ["7", {}, true],
  ["ü", {}, true],
  ["ف", {}, true],
  ["F1", {}, false],
  ["Enter", {}, false],
  ["Tab", {}, false],
  [" ", {}, false],
  ["?", {}, false],
  ["a", { ctrlKey: true }, false],
  ["a", { metaKey: true }, false],
  ["a", { altKey: true }, false],
  ["a", { isComposing: true }, false],
])("%p with %j is something to search for: %p", (name, modifiers, expected) => {
  expect(isLetterOrDigit(key(name, modifiers))).toBe(expected);
});
