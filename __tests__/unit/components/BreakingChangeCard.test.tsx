import { render, screen } from "@testing-library/react";
import { BreakingChangeCard } from "../../../src/components/BreakingChangeCard/BreakingChangeCard";

const change = {
  affects: ["content-api", "plugins"],
  codemods: [],
  commands: [],
  versions: "5.0.0",
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

it("names codemods, and the command that runs each alone", () => {
  render(<BreakingChangeCard change={{ ...change, codemods: ["a", "b"], commands: ["npx a", "npx b"] }} />);
  expect(said().at(-1)).toMatch(/^Codemod: a, b\. It runs with the upgrade\..*npx anpx b$/);
});
