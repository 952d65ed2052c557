import { render } from "@testing-library/react";
import { chooseOwnVersion } from "../../../src/components/OwnVersion/ownVersion";
import { neededFor, SnippetText } from "../../../src/search/SnippetText";

const row = "<mark>slicing</mark> since 5.37, deprecated in 5.47: Cuts it.";
const show = (value: string, since: string | undefined) =>
  render(<SnippetText value={value} since={since} />).container;

afterEach(() => chooseOwnVersion(undefined));

it("says what a hit needs in the place where the page says since when it is there", () => {
  chooseOwnVersion("5.30");
  const shown = show(row, "5.37");
  expect(shown.textContent).toBe("slicing needs 5.37, deprecated in 5.47: Cuts it.");
  expect(shown.querySelector("mark")?.textContent).toBe("slicing");
});

it("says it before a text that doesn't", () => {
  chooseOwnVersion("5.30");
  expect(show("Makes <mark>juice</mark>.", "5.37").textContent).toBe("needs 5.37 Makes juice.");
});

it("changes nothing for a reader whose version has it, or who has chosen none", () => {
  const asBuilt = "slicing since 5.37, deprecated in 5.47: Cuts it.";
  expect(show(row, "5.37").textContent).toBe(asBuilt);
  chooseOwnVersion("5.37");
  expect(show(row, "5.37").textContent).toBe(asBuilt);
  chooseOwnVersion("5.36");
  expect(show(row, undefined).textContent).toBe(asBuilt);
});

it("says it of a heading without a text", () => {
  chooseOwnVersion("5.30");
  expect(neededFor("5.37")).toBe("needs 5.37");
  expect(show("", "5.37").textContent?.trim()).toBe("needs 5.37");
  expect(neededFor("5.12")).toBeUndefined();
  expect(neededFor(undefined)).toBeUndefined();
});
