import { runInNewContext } from "node:vm";
import { failureOf } from "../../../src/playground/frame/failures";
import { EndlessError } from "../../../src/playground/frame/stretch";
import { LiveSyntaxError } from "../../../src/playground/live/liveCode";

function withStack(stack: string): Error {
  return Object.assign(new TypeError("no"), { stack });
}

it.each([
  [
    "Chromium",
    "TypeError: no\n    at App (eval at evalCode (runtime.js:1:2), <anonymous>:7:9)\n    at x (<anonymous>:20:1)",
    5,
  ],
  ["Firefox", "App@https://a.example/x line 3 > eval line 9 > Function:6:3\nx@a.js:1:1", 4],
])("finds the line in %s's stack", (_name, stack, line) => {
  expect(failureOf(withStack(stack))).toEqual({ message: "TypeError: no", line });
});

it("knows no line where the stack tells none, or one of the frame's own code", () => {
  expect(failureOf(withStack("App@\nx@"))).toEqual({ message: "TypeError: no" });
  expect(failureOf(withStack("at <anonymous>:1:1"))).toEqual({ message: "TypeError: no" });
});

it("takes the line that an error brings", () => {
  expect(failureOf(new LiveSyntaxError("Unexpected token", 3))).toEqual({
    message: "SyntaxError: Unexpected token",
    line: 3,
  });
  expect(failureOf(new EndlessError(4))).toEqual({
    message: "The code ran for more than 1 s without a pause.",
    line: 4,
  });
});

it.each([["text"], [undefined], [null], [{ a: 1 }]])("shows what is no error, such as %p", (value) => {
  expect(failureOf(value)).toEqual({ message: `Thrown: ${String(value)}` });
});

const thrower = () => {
  throw new Error("from inside");
};
const withThrowing = (name: string) => Object.defineProperty(new Error("no"), name, { get: thrower });
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const unreadable = "Thrown: a value that can’t be shown as text";

it.each([
  ["an error whose message throws", withThrowing("message"), unreadable],
  ["an error whose name throws", withThrowing("name"), unreadable],
  ["an error whose stack throws", withThrowing("stack"), "Error: no"],
  ["an error whose line throws", withThrowing("line"), "Error: no"],
  [
    "an error whose prototype throws",
    new Proxy(new Error("no"), { getPrototypeOf: thrower }),
    "Thrown: Error: no",
  ],
  [
    "an error whose message is a symbol",
    Object.assign(new Error(), { message: Symbol("a") }),
    "Error: Symbol(a)",
  ],
  [
    "an error whose message is an object",
    Object.assign(new Error(), { message: { a: 1 } }),
    "Error: [object Object]",
  ],
  ["an error whose stack is a number", Object.assign(new Error("no"), { stack: 5 }), "Error: no"],
  ["an error of another realm", runInNewContext("new TypeError('no')"), "Thrown: TypeError: no"],
  ["an object without a prototype", Object.create(null), unreadable],
  ["an object whose toString throws", { toString: thrower }, unreadable],
  ["an object whose toString gives an object", { toString: () => ({}) }, unreadable],
  ["a revoked proxy", proxy, unreadable],
  ["a symbol", Symbol("a"), "Thrown: Symbol(a)"],
])("shows %s", (_name, value, message) => expect(failureOf(value)).toMatchObject({ message }));
