import { fireEvent } from "@testing-library/react";
import { watchFocus } from "../../../src/playground/host/watchFocus";

let frame: HTMLIFrameElement;
let editor: HTMLTextAreaElement;
let onTooOften: jest.Mock;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = "<textarea></textarea><button></button><iframe title='Result'></iframe>";
  frame = document.querySelector("iframe") ?? document.createElement("iframe");
  editor = document.querySelector("textarea") ?? document.createElement("textarea");
  onTooOften = jest.fn();
  editor.focus();
  stop = watchFocus(frame, onTooOften);
});
afterEach(() => stop());

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key });

/** Whoever does it, the page sees this. */
function enterFrame(): void {
  frame.focus();
  fireEvent.blur(window);
}

it("gives the focus back at once to a reader who types", () => {
  press("a");
  enterFrame();
  expect(editor).toBe(document.activeElement);
});

it("ends a frame that takes it again and again", () => {
  press("a");
  for (let count = 0; count < 4; count++) enterFrame();
  expect(onTooOften).not.toHaveBeenCalled();
  enterFrame();
  expect(onTooOften).toHaveBeenCalledTimes(1);
});

it.each([
  ["Tab", () => press("Tab")],
  ["the pointer", () => jest.spyOn(frame, "matches").mockImplementation((selector) => selector === ":hover")],
])("lets a reader go into the frame by %s, and stay there when it ends", (_name, move) => {
  press("a");
  move();
  enterFrame();
  expect(document.activeElement).toBe(frame);
  stop();
  expect(document.activeElement).toBe(frame);
});

it("gives the focus back to who does not type when the frame ends, as it can't tell before who moved it", () => {
  document.querySelector("button")?.focus();
  enterFrame();
  expect(document.activeElement).toBe(frame);
  stop();
  expect(document.activeElement).toBe(document.querySelector("button"));
});

it("leaves the focus alone where the frame does not have it", () => {
  enterFrame();
  document.querySelector("button")?.focus();
  stop();
  expect(document.activeElement).toBe(document.querySelector("button"));
});
