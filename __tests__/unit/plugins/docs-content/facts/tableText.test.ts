import { tableText } from "../../../../../plugins/docs-content/facts/tableText";
import { bindTree } from "../../../../../plugins/docs-content/nodes/bindTree";
import { factFile } from "../../../../../plugins/docs-content/schema/facts";
import { noBindings } from "../../../../support/bindings";
import { dishes } from "../../../../support/factSheet";

const notes = {
  soup: { meaning: "Warms, see [soups](/guide/soups).", origin: "France" },
  cake: { meaning: "Ends a meal" },
};
const sheet = { facts: factFile.parse(dishes), notes };
const rows = (text: string) => text.split("\n").slice(2);

it("shows the columns that are not extra, each kind in its way", () => {
  expect(tableText({ facts: "dishes" }, sheet)).toBe(
    [
      "| Name | About | Parts |",
      "| --- | --- | --- |",
      "| `a\\|b` | hot \\{water\\} & \\<salt\\> | `x`, `y` |",
      "| `` `tick` `` | cold\\_and\\_green |  |",
      "| `cake` |  | `z` |",
    ].join("\n"),
  );
});

it("shows chosen columns under other headings, those of notes too", () => {
  const table = {
    facts: "dishes",
    columns: ["name", "hot", "meaning", "origin"],
    labels: { hot: "Warm?" },
    only: ["soup"],
  };
  expect(tableText(table, sheet)).toBe(
    "| Name | Warm? | Meaning | Origin |\n| --- | --- | --- | --- |\n| `a\\|b` | yes | Warms, see [soups](/guide/soups). | France |",
  );
});

it("lets a note speak where the platform says nothing, and names what has to be set", () => {
  const facts = factFile.parse({
    ...dishes,
    columns: [...dishes.columns, { key: "default", label: "Default", kind: "code" }],
    rows: [
      { id: "a", name: "a", default: "1", required: true },
      { id: "b", name: "b", default: null, required: false },
      { id: "c", name: "c", default: null, required: true },
    ],
  });
  const text = tableText(
    { facts: "dishes", columns: ["name", "default"] },
    { facts, notes: { a: { default: "never shown" }, b: { default: "as **set**" } } },
  );
  expect(rows(text)).toEqual(["| `a` | `1` |", "| `b` | as **set** |", "| `c` *required* |  |"]);
});

it.each([
  ["a group", { group: "last" }, ["cake"]],
  ["groups", { group: ["last", "first"] }, ["soup", "salad", "cake"]],
  ["chosen ones, in their order", { only: ["cake", "soup"] }, ["cake", "soup"]],
  ["what is under an id", { under: ["cake", "so"] }, ["cake"]],
  ["all but some", { except: ["salad"] }, ["soup", "cake"]],
  ["a column's numbers", { sort: "minutes" }, ["salad", "soup", "cake"]],
  ["the other way round", { sort: "-minutes" }, ["cake", "soup", "salad"]],
])("shows rows by %s", (_by, choice, expected) => {
  const minutes = rows(tableText({ facts: "dishes", columns: ["minutes"], ...choice }, sheet));
  const ids = minutes.map((row) => dishes.rows.find((dish) => row === `| ${dish.minutes} |`)?.id);
  expect(ids).toEqual(expected);
});

it("becomes markup that needs no script and scrolls by keyboard", () => {
  const [table, ...others] = bindTree(
    [{ is: "FactTable", props: { facts: "dishes", columns: ["name", "about", "meaning"] } }],
    { ...noBindings, facts: () => sheet },
  );
  const html = typeof table === "object" && "html" in table ? table.html : "";
  expect(others).toEqual([]);
  expect(html).toContain(
    '<div class="tableScroll tableCards" role="group" tabindex="0" aria-label="Table: Name, About, Meaning">',
  );
  expect(html).toContain('<td role="cell"><code>a|b</code></td>');
  expect(html).toContain('<td data-label="About" role="cell">hot {water} &#x26; &#x3C;salt></td>');
  expect(html).toContain('<a href="/guide/soups">soups</a>');
});

it("is nothing where its facts are missing: the check says so", () => {
  expect(bindTree([{ is: "FactTable", props: { facts: "dishes" } }], noBindings)).toEqual([]);
});
