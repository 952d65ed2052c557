/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { setStages } from "../../../shared/stages";
import { useIsWhole } from "../../../src/components/Content/useIsWhole";

const shown: boolean[] = [];

function Page() {
  const isWhole = useIsWhole();
  shown.push(isWhole);
  return <p>{isWhole ? "whole" : "first screen"}</p>;
}

beforeEach(() => {
  shown.length = 0;
});
afterEach(() => setStages(false));

it("is true at once where no one asked for stages, also on the server", () => {
  render(<Page />);
  expect(shown).toEqual([true]);
  expect(renderToString(<Page />)).toContain("whole");
});

it("is false first where a link was followed, and true soon", async () => {
  setStages(true);
  await act(async () => render(<Page />));
  expect(shown[0]).toBe(false);
  expect(screen.getByText("whole")).toBeDefined();
});

it("stays true when the page is rendered again", async () => {
  const { rerender } = render(<Page />);
  setStages(true);
  rerender(<Page />);
  expect(shown).toEqual([true, true]);
});
