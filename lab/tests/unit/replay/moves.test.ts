import type { Paragraph } from "mdast";
import { parsePage } from "../../../runner/pageSyntax";
import { readMoves } from "../../../runner/replay/moves";

function read(text: string) {
  const { root } = parsePage("page.mdx", text);
  const { moves, loose } = readMoves(root?.children[0] as Paragraph);
  return {
    moves: moves.map(({ line, isOptional, ...move }) => (isOptional ? { ...move, isOptional } : move)),
    loose: loose.map(({ message }) => message),
  };
}

it("takes bold names in their order, by the last verb before each", () => {
  expect(
    read("Open the **Content Manager**, select **Recipe**, then **Create new entry**. You see **Create**.")
      .moves,
  ).toEqual([
    { does: "select", name: "Content Manager", under: null },
    { does: "select", name: "Recipe", under: null },
    { does: "select", name: "Create new entry", under: null },
    { does: "see", name: "Create" },
  ]);
});

it("enters the last value in code into each field that follows", () => {
  expect(
    read("Enter `soup` in **title** and `a-b` in both **Password** and **Confirm**, and select **Save**.")
      .moves,
  ).toEqual([
    { does: "fill", name: "title", value: "soup" },
    { does: "fill", name: "Password", value: "a-b" },
    { does: "fill", name: "Confirm", value: "a-b" },
    { does: "select", name: "Save", under: null },
  ]);
});

it("finds a control of a group that the sentence names first", () => {
  expect(read("Under **Users**, select **Roles**. Select **Add**.").moves).toEqual([
    { does: "select", name: "Roles", under: "Users" },
    { does: "select", name: "Add", under: null },
  ]);
});

it("tells a checkbox from another control with its name", () => {
  expect(read("Select the checkbox of **tart.png**, and then **Finish**.").moves).toEqual([
    { does: "select", name: "tart.png", under: null, isCheckbox: true },
    { does: "select", name: "Finish", under: null },
  ]);
});

it("finds checkboxes of a grid by their row and their columns", () => {
  const cell = { does: "select", under: null, row: "Ingredient" };
  expect(
    read(
      "In the row for **Ingredient**, select the checkboxes below **Create** and **Read**. Select **Save**.",
    ).moves,
  ).toEqual([
    { ...cell, name: "Create" },
    { ...cell, name: "Read" },
    { does: "select", name: "Save", under: null },
  ]);
});

it("opens URLs, expects what the terminal shows, and ends the server", () => {
  expect(
    read("Open `http://localhost:1337/admin`. The terminal shows `started`. Press <Kbd>Ctrl+C</Kbd>.").moves,
  ).toEqual([
    { does: "open", url: "http://localhost:1337/admin" },
    { does: "print", text: "started" },
    { does: "stop" },
  ]);
});

it("does what a sentence with If says only where that is on the screen", () => {
  expect(read("If a tour opens, select **Skip**.").moves).toEqual([
    { does: "select", name: "Skip", under: null, isOptional: true },
  ]);
});

it("leaves code alone that no verb is about", () => {
  expect(read("The builder fills in `recipe`.")).toEqual({ moves: [], loose: [] });
});

it.each([
  ["**Skip** closes it.", "The step doesn't say what to do with **Skip**."],
  ["Enter a name in **Name**.", "The step doesn't say what to do with **Name**."],
  ["Enter `Recipe`.", "The step doesn't say which field `Recipe` goes into."],
  ["Select **Roles** under **Users**.", 'Write "Under **Users**, …" before what is under it.'],
])("finds %s too loose", (text, message) => {
  expect(read(text).loose).toEqual([message]);
});
