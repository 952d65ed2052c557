import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { dishesText } from "../../../../support/factSheet";
import { doc, smallSite } from "../../../../support/smallSite";

const notes = "soup: Warms.\nsalad: Refreshes.\ncake: Ends a meal.\n";
const problems = (body: string, changes: Readonly<Record<string, string | undefined>> = {}) =>
  checkContent(
    smallSite({
      "data/dishes.json": dishesText,
      "data/notes/dishes.yaml": notes,
      "guide/intro.mdx": doc(body),
      ...changes,
    }),
  ).map(({ file, line, rule, message, fix }) => `${file}:${line} ${rule} ${message} ${fix}`);

it("has nothing to say of a table whose facts are there", () => {
  expect(
    problems('<FactTable facts="dishes" columns={["name", "meaning"]} group="first" sort="-minutes" />'),
  ).toEqual([]);
});

it.each([
  [
    '<FactTable facts="dishs" />',
    /intro.mdx:6 unknown-fact There are no facts "dishs".*Did you mean "dishes"/,
  ],
  ['<FactTable facts="dishes" columns={["nam"]} />', /no column "nam".*Did you mean "name"/],
  ['<FactTable facts="dishes" sort="nam" />', /no column "nam"/],
  ['<FactTable facts="dishes" group="frist" />', /no group "frist".*Did you mean "first"/],
  ['<FactTable facts="dishes" only={["soap"]} />', /no row "soap".*Did you mean "soup"/],
  ['<FactTable facts="dishes" under="soap" />', /no row under "soap"/],
  ['<FactTable facts="dishes" except={["soap"]} />', /no row "soap"/],
  ['<FactTable facts="dishes" labels={{ hot: "Warm" }} />', /no shown column "hot"/],
  ['<FactTable facts="dishes" group="last" except={["cake"]} />', /The table has no rows/],
  ['<FactTable facts="dishes">\n\nText.\n\n</FactTable>', /fact-table <FactTable> can't contain text/],
  ['<FactTable facts="Dishes!" />', /component-props/],
  ["<FactTable />", /component-props <FactTable> needs facts/],
])("names what is wrong with %s", (body, expected) => {
  const found = problems(body);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});

it("lists facts that no one has said anything of, where the table shows it", () => {
  const changes = { "data/notes/dishes.yaml": "soup: Warms.\ncake: { origin: Vienna }\n" };
  expect(problems('<FactTable facts="dishes" columns={["name", "meaning", "origin"]} />', changes)).toEqual([
    'guide/intro.mdx:6 missing-note The table has a column for meanings, but there is no note for "salad", "cake". Write it into data/notes/dishes.yaml, or leave the rows out.',
  ]);
  expect(problems('<FactTable facts="dishes" columns={["name"]} />', changes)).toEqual([]);
});

it("knows notes on facts that are gone", () => {
  const changes = { "data/notes/dishes.yaml": `${notes}soap: Washes.\n` };
  expect(problems("Text.", changes)).toEqual([
    'data/notes/dishes.yaml:4 unknown-fact The platform has no "soap". Remove the note, or correct its key. Did you mean "soup"?',
  ]);
});

it("knows notes without facts", () => {
  expect(problems("Text.", { "data/notes/dshes.yaml": "a: b\n" })[0]).toMatch(
    /no facts "dshes".*Did you mean "dishes"/,
  );
});

it.each([
  ["a list", 'soup: "- one\\n- two"', /fact-note The note on "soup" is more than one line/],
  ["a component", 'soup: "<Badge kind=\\"beta\\" />"', /fact-note/],
  ["a broken link", "soup: '[x](/nowhere)'", /dishes.yaml:1 broken-link \S.*\/nowhere\./],
  ["an empty text", 'soup: ""', /schema/],
])("wants a note to fit into a cell: %s", (_what, text, expected) => {
  expect(problems("Text.", { "data/notes/dishes.yaml": `${text}\n` })[0]).toMatch(expected);
});

it.each([
  ["{", /facts This isn't a valid fact file\. .*npm run lab -- facts dishes/],
  ['{"title":"x"}', /facts This isn't a valid fact file \(source: /],
])("rejects a file of facts that is none: %s", (text, expected) => {
  expect(problems("Text.", { "data/dishes.json": text, "data/notes/dishes.yaml": undefined })[0]).toMatch(
    expected,
  );
});

describe("a query builder", () => {
  const facts = Object.fromEntries(
    ["content-types", "content-type-fields", "filter-operators", "publication-filters"].map((name) => [
      `data/${name}.json`,
      dishesText,
    ]),
  );
  it("needs its facts", () => {
    const body = '<QueryBuilder>\n<ApiCall title="A" path="/api/a" query={{ sort: "b" }} />\n</QueryBuilder>';
    expect(problems(body).filter((problem) => problem.includes("unknown-fact"))).toHaveLength(4);
    expect(problems(body, facts).filter((problem) => !problem.includes("recording"))).toEqual([]);
  });

  it("shares some of them with the console", () => {
    expect(problems("<Console />").filter((problem) => problem.includes("unknown-fact"))).toHaveLength(2);
    expect(problems("<Console />", facts)).toEqual([]);
  });

  it.each([
    ["<QueryBuilder></QueryBuilder>", /query-builder/],
    ['<QueryBuilder>\n<ApiCall path="/api/a" query={{ sort: "b" }} />\n</QueryBuilder>', /query-builder/],
    ['<QueryBuilder>\n<ApiCall title="A" path="/api/a" query="sort=b" />\n</QueryBuilder>', /query-builder/],
    ['<QueryBuilder>\n<ApiCall title="A" method="DELETE" path="/api/a" />\n</QueryBuilder>', /query-builder/],
    ["<QueryBuilder>\n\nText.\n\n</QueryBuilder>", /component-place|query-builder/],
  ])("wants requests to begin with: %s", (body, expected) => {
    expect(problems(body, facts).filter((problem) => !problem.includes("recording"))[0]).toMatch(expected);
  });
});
