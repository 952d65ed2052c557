import { render, screen } from "@testing-library/react";
import { BreakingChangeCard } from "../../../src/components/BreakingChangeCard/BreakingChangeCard";

const change = {
  affects: ["content-api", "plugins"],
  codemods: [],
  commands: [],
  since: "5.0.0",
  earlier: null,
  severity: "silent",
};
const said = () =>
  screen
    .getAllByRole("term")
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);

it("says what a change concerns, since when, and what happens to the old form", () => {
  render(<BreakingChangeCard change={change} />);
  expect(said()).toEqual([
    "Concerns: Content API, Plugins",
    "Since: 5.0.0",
    "The old form: Other results, no error",
    "Codemod: None: the upgrade tool leaves this to you",
  ]);
});

it("says the first and the last version of several changes", () => {
  render(<BreakingChangeCard change={{ ...change, earlier: ["4.9.0", "4.20.0"] }} />);
  expect(said()[1]).toBe("Since: 4.9.0 to 5.0.0");
});

it("names codemods, and the command that runs each alone", () => {
  render(<BreakingChangeCard change={{ ...change, codemods: ["a", "b"], commands: ["npx a", "npx b"] }} />);
  expect(said().at(-1)).toMatch(/^Codemod: a, b\. It runs with the upgrade\..*npx anpx b$/);
});
