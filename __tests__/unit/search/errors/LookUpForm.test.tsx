import { fireEvent, render, screen } from "@testing-library/react";
import { LookUpForm } from "../../../../src/search/errors/form/LookUpForm";
import type { LookedUp } from "../../../../src/search/errors/lookedUp";
import { UnreachableError } from "../../../../src/search/unreachable";

const mockLookUp = jest.fn<Promise<LookedUp>, [string]>();
jest.mock("../../../../src/search/localSession", () => ({
  localSession: () => Promise.resolve({ lookUp: (pasted: string) => mockLookUp(pasted) }),
}));

const found: LookedUp = {
  kind: "found",
  isIndexed: true,
  url: "/errors/rest#a",
  message: "Invalid key …",
  page: "Errors: REST",
  explanation: ["Meaning: a name is wrong.", "Fix: correct it."],
};

const field = () => screen.getByRole("textbox", { name: "Look up an error" });
const paste = (text: string) =>
  fireEvent.input(field(), { target: { value: text }, inputType: "insertFromPaste" });
const type = (text: string) => fireEvent.input(field(), { target: { value: text }, inputType: "insertText" });

beforeEach(() => {
  mockLookUp.mockReset().mockResolvedValue(found);
  render(<LookUpForm />);
});

it("shows the entry of a pasted text at once", async () => {
  paste("at line 1\nInvalid key soup");
  const link = await screen.findByRole("link", { name: "Invalid key …" });
  expect(link.getAttribute("href")).toBe("/errors/rest#a");
  expect(screen.getByRole("status").textContent).toContain("Fix: correct it.");
  expect(mockLookUp).toHaveBeenCalledWith("at line 1\nInvalid key soup");
});

it("waits for the button while a reader types", async () => {
  type("Invalid key soup");
  expect(mockLookUp).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Look up" }));
  expect(await screen.findByRole("link", { name: "Invalid key …" })).toBeDefined();
});

it.each([
  ["unknown", "has no message that fits"],
  ["foreign", "doesn’t seem to come from Strapi"],
] as const)("leads to the search when the text is %s", async (kind, sentence) => {
  mockLookUp.mockResolvedValue({ kind });
  paste("error: The oven is cold");
  expect(await screen.findByText(new RegExp(sentence))).toBeDefined();
  const link = screen.getByRole("link", { name: "Search the documentation" });
  expect(link.getAttribute("href")).toBe("/search?q=The+oven+is+cold");
});

it("says when the index can't be loaded, and tries again", async () => {
  mockLookUp.mockRejectedValueOnce(new UnreachableError("The network is gone."));
  paste("Invalid key soup");
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Look up" }));
  expect(await screen.findByRole("link", { name: "Invalid key …" })).toBeDefined();
});

it("removes the result when the text changes, because it was about another text", async () => {
  paste("Invalid key soup");
  await screen.findByRole("link", { name: "Invalid key …" });
  type("Invalid key soups");
  expect(screen.getByRole("status").textContent).toBe("");
});

it("removes the result with the text", async () => {
  paste("Invalid key soup");
  await screen.findByRole("link", { name: "Invalid key …" });
  type("");
  expect(screen.getByRole("status").textContent).toBe("");
});

it("ignores the response for an earlier text", async () => {
  let respond: (lookedUp: LookedUp) => void = () => undefined;
  mockLookUp.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  paste("slow");
  mockLookUp.mockResolvedValueOnce({ kind: "foreign" });
  paste("fast");
  await screen.findByText(/doesn’t seem to come from Strapi/);
  respond(found);
  await Promise.resolve();
  expect(screen.queryByRole("link", { name: "Invalid key …" })).toBeNull();
});
