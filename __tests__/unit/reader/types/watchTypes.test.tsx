import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CodeBlock } from "../../../../src/components/CodeBlock/CodeBlock";
import { watchTypes } from "../../../../src/reader/types/watchTypes";

const html =
  '<span class="line">const recipes = 1;</span>\n<span class="line">recipes;</span>\n<span class="line">other;</span>';
const block = { id: "code-a", html, lang: "ts", lines: 3, columns: 18, title: "src/index.ts" };
const data = {
  texts: ["recipes: Recipe[]"],
  blocks: { a1b2c3: { texts: [0], words: [1, 1] } },
};

/** What the browser measures: the first line at the top, each 20 pixels high. */
const boxes = [
  { left: 60, right: 130, top: 0, bottom: 20 },
  { left: 0, right: 70, top: 20, bottom: 40 },
];

beforeAll(() => {
  const lineOf = ({ startContainer }: Range) => (startContainer.textContent?.startsWith("const") ? 0 : 1);
  Range.prototype.getClientRects = function () {
    return [boxes[lineOf(this)]] as unknown as DOMRectList;
  };
  HTMLElement.prototype.showPopover = function () {
    this.dataset.isOpen = "";
  };
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  watchTypes();
});

it("shows a name's type when it is tapped, until Escape", async () => {
  render(<CodeBlock {...block} types="a1b2c3" />);
  const [line] = document.querySelectorAll(".line");
  fireEvent.click(line as Element, { clientX: 80, clientY: 10 });
  expect((await screen.findByRole("tooltip")).textContent).toBe("recipes: Recipe[]");
  fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("lists names with their lines for the keyboard and for screen readers", async () => {
  render(<CodeBlock {...block} types="a1b2c3" />);
  fireEvent.click(screen.getByRole("button", { name: "Types" }));
  const list = await screen.findByRole("dialog", { name: "Types of names in this code" });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect([...list.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "recipes: Recipe[]Lines 1, 2",
  ]);
  act(() => {
    list.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Types" }));
});

it("does nothing for code without types", async () => {
  render(<CodeBlock {...block} />);
  fireEvent.click(document.querySelector(".line") as Element);
  expect(screen.queryByRole("button", { name: "Types" })).toBeNull();
  expect(screen.queryByRole("tooltip")).toBeNull();
});
