import { fireEvent, render, screen } from "@testing-library/react";
import { onOpenSearch } from "../../../../src/search/trigger/openSearch";
import { SearchStart } from "../../../../src/search/trigger/SearchStart";

jest.mock("../../../../src/search/trigger/loadModal", () => ({
  loadModal: () => Promise.resolve(() => null),
}));
jest.mock("../../../../src/search/SearchScope", () => ({
  useSearchScope: () => ({ settings: { searchPagePath: "/all" } }),
}));

const asked: string[] = [];
let stop = () => {};
beforeEach(() => {
  asked.length = 0;
  stop = onOpenSearch((query) => asked.push(query));
});
afterEach(() => stop());

const input = () => screen.getByRole<HTMLInputElement>("searchbox");

it("hands the first letter over, and is empty again", () => {
  render(<SearchStart placeholder="Search docs" />);
  fireEvent.input(input(), { target: { value: "p" } });
  expect(asked).toEqual(["p"]);
  expect(input().value).toBe("");
});

it("waits for a word that is being put together", () => {
  render(<SearchStart placeholder="Search docs" />);
  input().value = "け";
  fireEvent(input(), new InputEvent("input", { bubbles: true, isComposing: true }));
  expect(asked).toEqual([]);
  fireEvent.compositionEnd(input());
  expect(asked).toEqual(["け"]);
});

it("opens the search with what it holds, and keeps that for later", () => {
  render(<SearchStart placeholder="Search docs" initialQuery="populate deep" />);
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(asked).toEqual(["populate deep"]);
  expect(input().value).toBe("populate deep");
});

it("is a form that leads to the page of all results where no script runs", () => {
  render(<SearchStart placeholder="Search docs" />);
  expect(input().form?.getAttribute("action")).toBe("/all");
  expect(input().name).toBe("q");
});
