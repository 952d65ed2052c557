/** @jest-environment jsdom */
import { captureConsole, textOf } from "../../../src/playground/frame/log";

const self: { self?: unknown } = {};
self.self = self;
const fail = () => {
  throw new Error("from inside");
};

it.each([
  ["a text", "a text"],
  [{ a: [1, null] }, '{"a":[1,null]}'],
  [undefined, "undefined"],
  [null, "null"],
  [new TypeError("no"), "TypeError: no"],
  [self, "[object Object]"],
  [Symbol("a"), "Symbol(a)"],
  [Object.assign(() => {}, { toString: () => "a function" }), "a function"],
  [{ long: "x".repeat(60) }, `{\n  "long": "${"x".repeat(60)}"\n}`],
])("writes %p as a reader wants it", (value, text) => expect(textOf(value)).toBe(text));

it("writes what can't be read", () => {
  expect(textOf(Object.defineProperty({}, "a", { enumerable: true, get: fail }))).toBe("[object Object]");
  expect(textOf({ toJSON: fail, toString: fail })).toBe("a value that can’t be shown as text");
});

it("shows what goes to the console, and still lets it go there", () => {
  const original = jest.spyOn(console, "warn").mockImplementation(() => {});
  const list = document.createElement("ol");
  const { clearLog } = captureConsole(list);
  // biome-ignore lint/suspicious/noConsole: this is what is tested.
  console.warn("<b>", { a: 1 });
  expect(list.innerHTML).toBe('<li data-method="warn">&lt;b&gt; {"a":1}</li>');
  expect(original).toHaveBeenCalledWith("<b>", { a: 1 });
  clearLog();
  expect(list.childNodes).toHaveLength(0);
  original.mockRestore();
});
