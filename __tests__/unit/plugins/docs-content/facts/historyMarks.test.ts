import { historyMarks, rowMarks, withMarks } from "../../../../../plugins/docs-content/facts/historyMarks";
import { tableText } from "../../../../../plugins/docs-content/facts/tableText";
import { factFile } from "../../../../../plugins/docs-content/schema/facts";
import { dishes } from "../../../../support/factSheet";

it("says nothing of what has been there from the start", () => {
  expect(historyMarks(undefined)).toEqual([]);
  expect(rowMarks({ id: "a" }, undefined)).toEqual([]);
  expect(withMarks("`a`", [])).toBe("`a`");
});

it("tells what readers of a table have to know, and leaves the rest to the page about versions", () => {
  const changed = [
    { in: "5.20", what: "default", from: "1", to: "2" },
    { in: "5.24", after: "5.20", what: "default", from: "2", to: "3" },
    { in: "5.25", what: "type", from: "string", to: "number" },
  ];
  expect(historyMarks({ id: "a", since: "5.12", changed, deprecated: "5.30", removed: "5.40" })).toEqual([
    "since 5.12",
    "default changed by 5.24",
    "deprecated in 5.30",
    "removed in 5.40",
  ]);
});

it("is honest about releases that weren't read", () => {
  expect(historyMarks({ id: "a", since: "5.12", after: "5.8" })).toEqual(["since 5.12 or earlier"]);
});

it("stands behind the first cell of a row", () => {
  const sheet = {
    facts: factFile.parse(dishes),
    notes: {},
    history: new Map([["cake", { id: "cake", since: "5.37" }]]),
  };
  const table = { facts: "dishes", columns: ["name", "hot"], only: ["soup", "cake"] };
  expect(tableText(table, sheet).split("\n").slice(2)).toEqual([
    "| `a\\|b` | yes |",
    expect.stringMatching(/^\| `cake` \*since 5\.37\* \| (yes|no)? ?\|$/),
  ]);
});
