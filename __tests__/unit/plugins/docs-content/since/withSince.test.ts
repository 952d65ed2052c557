import { codeBlockProps } from "../../../../../plugins/docs-content/compile/codeBlock";
import { readFenceMeta } from "../../../../../plugins/docs-content/compile/codeFence";
import type { PlatformHistory } from "../../../../../plugins/docs-content/facts/versionsText";
import { withSinceOfFences } from "../../../../../plugins/docs-content/since/markdownSince";
import { withSince, writtenTitle } from "../../../../../plugins/docs-content/since/withSince";

const history: PlatformHistory = {
  releases: [],
  kinds: [
    {
      name: "configuration",
      title: "",
      first: "5.0",
      rows: 1,
      entries: [{ id: "server.mcp.enabled", since: "5.47" }],
    },
    {
      name: "cli-commands",
      title: "",
      first: "5.0",
      rows: 1,
      entries: [{ id: "strapi openapi", since: "5.20" }],
    },
  ],
};
const page = { history: () => history };

function propsOf(code: string, lang: string, meta = "") {
  return codeBlockProps(code, lang, readFenceMeta(meta, code.split("\n").length).options);
}

it("puts the mark behind the title, as the element that readers' versions change", () => {
  const props = propsOf("export default { mcp: { enabled: true } };", "ts", 'title="config/server.ts"');
  const marked = withSince(props, page);
  expect(marked).toMatchObject({
    title: "config/server.ts",
    titleHtml: "config/<wbr>server.ts <em>since 5.47: mcp.enabled</em>",
  });
  expect(writtenTitle(marked)).toBe("config/server.ts");
});

it("is the title of code without one, but not for search", () => {
  const marked = withSince(propsOf("npx strapi openapi", "bash"), page);
  expect(marked).toMatchObject({
    title: "since 5.20: openapi",
    titleHtml: "<em>since 5.20: openapi</em>",
  });
  expect(writtenTitle(marked)).toBe("");
});

it("changes nothing for other code, nor for what a diff removes or a command prints", () => {
  const removed = propsOf(
    "-export default { mcp: { enabled: true } };\n+export default {};",
    "ts",
    'diff title="config/server.ts"',
  );
  const printed = propsOf("$ npx strapi help\nstrapi openapi", "bash");
  for (const props of [removed, printed]) expect(withSince(props, page)).toBe(props);
});

it("is below the code in Markdown, also in lists and quotations", () => {
  const code = "```bash\nnpx strapi openapi\n```";
  const mark = "*since 5.20: openapi*";
  expect(withSinceOfFences(`A\n\n${code}\n\nB`, history)).toBe(`A\n\n${code}\n\n${mark}\n\nB`);
  const inList = "- A\n\n  ```bash\n  npx strapi openapi\n  ```";
  expect(withSinceOfFences(inList, history)).toBe(`${inList}\n\n  ${mark}`);
  const quoted = "> ```bash\n> npx strapi openapi\n> ```";
  expect(withSinceOfFences(quoted, history)).toBe(`${quoted}\n>\n> ${mark}`);
  const diff =
    '```diff title="config/server.ts"\n-export default { mcp: { enabled: true } };\n+export default {};\n```';
  expect(withSinceOfFences(diff, history)).toBe(diff);
});
