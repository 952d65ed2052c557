import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { dishesText } from "../../../../support/factSheet";
import { doc, smallSite } from "../../../../support/smallSite";

const kind = { title: "Dishes", first: "5.53", rows: 3, entries: [] };
const historyOf = (name: string) => JSON.stringify({ releases: ["5.53.0"], kinds: [{ ...kind, name }] });

const problems = (body: string, changes: Readonly<Record<string, string | undefined>> = {}) =>
  checkContent(
    smallSite({
      "data/dishes.json": dishesText,
      "history.json": historyOf("dishes"),
      "guide/intro.mdx": doc(body),
      ...changes,
    }),
  ).map(({ line, rule, message, fix }) => `${line} ${rule} ${message} ${fix}`);

const rows = (first: string, props = "") =>
  `<FactRows facts="dishes"${props}>\n\n| Name | Use |\n| --- | --- |\n| ${first} | Food |\n\n</FactRows>`;

it("has nothing to say of rows about facts, and their anchors can be linked to", () => {
  expect(problems(`${rows("`soup`")}\n\n[Soup](#dishes.soup)`)).toEqual([]);
  expect(problems('<FactTable facts="dishes" columns={["name"]} entries />\n\n[Cake](#dishes.cake)')).toEqual(
    [],
  );
});

it("lets nobody link to the rows of a table without entries", () => {
  const [found = ""] = problems('<FactTable facts="dishes" columns={["name"]} />\n\n[Cake](#dishes.cake)');
  expect(found).toMatch(/broken-anchor .*#dishes\.cake/);
});

it.each([
  [rows("`soap`"), /fact-rows The facts "dishes" have no row "soap"\. .*Did you mean "soup"/],
  [rows("Soup"), /fact-rows A row doesn't begin with code\. /],
  [rows("`a`", ' ids={["cak"]}'), /have no row "cak"\. .*Did you mean "cake"/],
  [`${rows("`soup`")}\n\n${rows("`soup(hot)`")}`, /anchor "dishes.soup" is also the ID of another row/],
])("names what is wrong: %#", (body, expected) => {
  const found = problems(body);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(expected);
});

it("wants the history to read facts whose rows have marks", () => {
  expect(problems(rows("`soup`"), { "history.json": historyOf("drinks") })).toEqual([
    '6 fact-rows The history has no kind "dishes", so its rows have no marks. Add these facts to the history, or leave the entries out.',
  ]);
});
