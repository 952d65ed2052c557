import { movesOf } from "../../../../runner/claims/panel/steps";

it("reads the sentences of a claim as those of a page's steps", () => {
  const steps = "Enter `Soup` in **title**. Press <Kbd>Ctrl+Enter</Kbd>. You see **Saved document**.";
  expect(movesOf(steps).map(({ line, isOptional, ...move }) => move)).toEqual([
    { does: "fill", name: "title", value: "Soup" },
    { does: "press", name: "Control+Enter" },
    { does: "see", name: "Saved document" },
  ]);
});

it("rejects a sentence that doesn't say what to do", () => {
  expect(() => movesOf("The button **Save** is gray.")).toThrow("what to do with **Save**");
  expect(() => movesOf("Wait a moment.")).toThrow('No step in "Wait a moment." uses the admin panel.');
});
