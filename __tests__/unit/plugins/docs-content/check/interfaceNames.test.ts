import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const texts = (...rows: string[]) =>
  JSON.stringify({
    title: "Texts",
    source: "a test",
    platform: "5.54.0",
    columns: [{ key: "text", label: "Text", kind: "text" }],
    rows: rows.map((text, index) => ({ id: String(index), text })),
  });
const setting = (facts: string) =>
  `${settings}interfaceNames: { below: /guide, facts: [${facts}], also: [Recipe] }\n`;

const problemsOf = (body: string, ...rows: string[]) =>
  checkContent(
    smallSite({
      "site.yaml": setting("texts"),
      "data/texts.json": texts(...rows),
      "guide/intro.mdx": doc(body),
    }),
  );

test("a name in bold is one that the interface shows, or that the settings name", () => {
  expect(problemsOf("Select **Save** in **Recipe**.", "Save")).toEqual([]);
});

test("another one is reported with the nearest", () => {
  expectProblems(problemsOf("Select **Sav e**.", "Save"), [
    ["guide/intro.mdx:6:8 interface-name", 'The interface has no "Sav e".', 'Did you mean "Save"?'],
  ]);
});

test("letters count as they are printed", () => {
  expectProblems(problemsOf("Select **save**.", "Save"), [
    ["guide/intro.mdx:6:8 interface-name", 'has no "save"', 'Did you mean "Save"?'],
  ]);
});

test("what leads a paragraph or an item in is no name; what has a colon elsewhere is", () => {
  expectProblems(problemsOf("**In bulk:** select.\n\n- **One.** Text.\n- Text **Two:**", "Save"), [
    ["guide/intro.mdx:9:8 interface-name", 'has no "Two:"'],
  ]);
});

test("a text with places for data is known by what it prints around them", () => {
  const rows = [
    "Delete {count, plural, one {<b>#</b> entry} other {# entries}}",
    "{a} of {b}",
    "Not {a message",
  ];
  expectProblems(
    problemsOf("**Delete 3 entries**, x **Delete 1 entry**, **Delete entries**, **1 of 2**", ...rows),
    [
      ["guide/intro.mdx:6:45 interface-name", 'has no "Delete entries"'],
      ["guide/intro.mdx:6:65 interface-name", 'has no "1 of 2"'],
    ],
  );
});

test("pages elsewhere may stress what they like, and so may all without the setting", () => {
  const page = { "guide/intro.mdx": doc("**Anything**"), "data/texts.json": texts("Save") };
  expect(checkContent(smallSite(page))).toEqual([]);
  const elsewhere = setting("texts").replace("below: /guide", "below: /gui");
  expect(checkContent(smallSite({ ...page, "site.yaml": elsewhere }))).toEqual([]);
});

test("facts that aren't there are named, once", () => {
  const files = {
    "site.yaml": setting("txts"),
    "data/texts.json": texts("Save"),
    "guide/intro.mdx": doc("**A** and **B**"),
  };
  expectProblems(checkContent(smallSite(files)), [
    ["site.yaml:1:1 unknown-fact", 'there are no facts "txts"', 'Did you mean "texts"?'],
  ]);
});
