import { bindMarkdown } from "../../../plugins/docs-content/markdown/bindMarkdown";
import { bindTree } from "../../../plugins/docs-content/nodes/bindTree";
import { blocksOf } from "../../../plugins/docs-content/search/blocks";
import { noBindings } from "../../support/bindings";
import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

const entries = [{ id: "red", since: "5.37", deprecated: "5.47" }];
const bindings = {
  ...noBindings,
  siteUrl: "",
  snippet: () => undefined,
  history: () => ({
    releases: [],
    kinds: [{ name: "colors", title: "Colors", first: "5.0", rows: 1, entries }],
  }),
};
const byId = '<Since facts="colors" id="red" />';

it("looks the history of a fact up, for readers, search, and Markdown alike", () => {
  const { tree, markdown, historyMarks } = compile(`Paint it ${byId} today.\n\n- ${byId}`);
  expect(historyMarks).toMatchObject([
    { facts: "colors", id: "red", line: 1, column: 10 },
    { facts: "colors", id: "red", line: 3, column: 3 },
  ]);
  const bound = bindTree(tree, bindings);
  expect(JSON.stringify(bound)).toContain('"props":{"marks":"Since 5.37, deprecated in 5.47"}');
  expect(blocksOf(bound)[0]).toEqual({
    kind: "text",
    text: "Paint it Since 5.37, deprecated in 5.47 today.",
    since: "5.37",
  });
  const marks = "(since 5.37, deprecated in 5.47)";
  expect(bindMarkdown(markdown, bindings)).toBe(`Paint it ${marks} today.\n\n- ${marks}`);
});

it("keeps what writers say themselves", () => {
  const { tree, markdown } = compile('Paint it <Since version="5.12.0" /> today.');
  expect(JSON.stringify(bindTree(tree, bindings))).toContain('"props":{"version":"5.12.0"}');
  expect(bindMarkdown(markdown, bindings)).toBe("Paint it (since 5.12.0) today.");
});

it.each([
  "<Since />",
  '<Since facts="colors" />',
  '<Since id="red" />',
  '<Since version="5.12.0" facts="colors" id="red" />',
  '<Since version="5.12.0" id="red" />',
])("refuses %s", (body) => {
  expectProblems(compile(`Now ${body}.`).problems, [["page.mdx:1:5 since", "a version, or a fact"]]);
});
