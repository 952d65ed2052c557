import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const codemods = JSON.stringify({
  title: "Codemods",
  source: "a package",
  platform: "5.54.0",
  columns: [{ key: "codemod", label: "Codemod", kind: "code" }],
  rows: [{ id: "rename-all", codemod: "rename-all" }],
});

const change = (codemod = "none") =>
  `breakingChange:\n  affects: [database]\n  codemod: ${codemod}\n  since: "5.0.0"\n  severity: stops\n`;

/** A page below /guide/changes, where changes are when the site says so. */
function problems(extra: string, files: Readonly<Record<string, string | undefined>> = {}) {
  return checkContent(
    smallSite({
      "site.yaml": `${settings}breakingChanges: /guide/changes\n`,
      "data/codemods.json": codemods,
      "guide/changes.mdx": doc("Text.", "unlisted: true\n"),
      "guide/changes/one.mdx": doc("Text.", `unlisted: true\n${extra}`),
      ...files,
    }),
  );
}

it("are said on each page of their folder, and not on the page above them", () => {
  expect(problems(change())).toEqual([]);
  expect(problems(change("[rename-all]"))).toEqual([]);
});

it("are missed on a page of their folder", () => {
  expectProblems(problems(""), [
    [
      "guide/changes/one.mdx:1:1 breaking-change",
      "A page below /guide/changes must describe its change.",
      "Add breakingChange with affects, codemod, since, and severity",
    ],
  ]);
});

it("are nothing for other pages", () => {
  const files = { "guide/next.mdx": doc("Text.", change()) };
  expectProblems(problems(change(), files), [
    ["guide/next.mdx:6:3 breaking-change", "Only a page below /guide/changes", "or move the page"],
  ]);
  expectProblems(problems(change(), { "site.yaml": settings }), [
    ["guide/changes/one.mdx:7:3 breaking-change", "The site has no folder", "name the folder in site.yaml"],
  ]);
});

it("name codemods that exist", () => {
  expectProblems(problems(change("[rename-all, rename-al]")), [
    [
      "guide/changes/one.mdx:8:25 unknown-codemod",
      'no codemod "rename-al"',
      'Use an ID from data/codemods.json, or write codemod: none. Did you mean "rename-all"?',
    ],
  ]);
  expectProblems(problems(change("[rename-all]"), { "data/codemods.json": undefined }), [
    ["guide/changes/one.mdx:8:13 unknown-codemod"],
  ]);
});

it("are in a folder that exists", () => {
  expectProblems(
    problems(change(), {
      "site.yaml": `${settings}breakingChanges: /guide/change\n`,
      "guide/changes/one.mdx": undefined,
    }),
    [["site.yaml:19:18 broken-link", "/guide/change"]],
  );
});

it.each([
  ["affects: [database]", "affects: [databse]", /breakingChange.affects.0/],
  ["affects: [database]", "affects: []", /name at least one area/],
  ["affects: [database]", "affects: [database, database]", /name each area once/],
  ["codemod: none", "codemod: None", /breakingChange.codemod/],
  ["codemod: none", "codemod: []", /breakingChange.codemod/],
  ['since: "5.0.0"', "since: 5.0", /breakingChange.since/],
  ["severity: stops", "severity: bad", /breakingChange.severity/],
  ["severity: stops", "severty: stops", /severity" is missing|Unknown key "severty"/],
])("hold no other values: %s is not %s", (good, bad, expected) => {
  const found = problems(change().replace(good, bad));
  expect(found.length).toBeGreaterThan(0);
  for (const { rule, message } of found) {
    expect(rule).toBe("schema");
    expect(message).toMatch(expected);
  }
});
