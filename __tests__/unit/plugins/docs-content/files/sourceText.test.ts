import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { readModel } from "../../../../../plugins/docs-content/check/model";
import { readPage } from "../../../../../plugins/docs-content/files/readPage";
import { readRegister } from "../../../../../plugins/docs-content/files/readRegister";
import { expectProblems, headline } from "../../../../support/expectProblems";
import { described, doc, smallSite } from "../../../../support/smallSite";
import { temporaryFolder } from "../../../../support/temporaryFolder";

const body = `## A heading

Two lines
of text.

\`\`\`ts title="a.ts" {1}
const a = 1;
const b = 2;
\`\`\`

\`\`\`bash
$ npm start
started
\`\`\`

<ApiCall path="/api/a" method="POST" body={{ text: "b" }} />

\`\`\`ts documentService
await strapi
  .documents("api::a.a").findMany();
\`\`\`

- one
- two
`;

const page = readPage("guide/a.mdx", doc(body));

it.each([
  ["line ends of two characters", doc(body).replaceAll("\n", "\r\n")],
  ["a mark at the beginning", `\uFEFF${doc(body)}`],
  ["both", `\uFEFF${doc(body).replaceAll("\n", "\r\n")}`],
])("a page with %s is the same page, down to the fingerprints of its samples", (_, text) => {
  expect(page.outline.samples).toHaveLength(2);
  expect(readPage("guide/a.mdx", text)).toEqual(page);
});

it("so is a register", () => {
  const text = described("- name: A\n  aliases:\n    - b\n- name: B\n");
  const register = readRegister("tags.yaml", text);
  expect(register).toMatchObject({ value: [{ name: "A" }, { name: "B" }], problems: [] });
  expect(readRegister("tags.yaml", `\uFEFF${text.replaceAll("\n", "\r\n")}`)).toEqual(register);
});

const latin = (text: string) => Buffer.from(text, "latin1").toString("utf8");

it("a file that is not UTF-8 is a problem, at its first such character", () => {
  expectProblems(readPage("guide/a.mdx", latin(doc("Un café\net un thé."))).outline.problems, [
    ["guide/a.mdx:6:7 encoding", "Save the file as UTF-8"],
  ]);
  expectProblems(readRegister("tags.yaml", latin(described("- name: Café\n")))?.problems ?? [], [
    ["tags.yaml:1:12 encoding"],
  ]);
  const wide = Buffer.from(doc(), "utf16le").toString("utf8");
  expect(readPage("guide/a.mdx", wide).outline.problems.map(headline)).toContain("guide/a.mdx:1:2 encoding");
});

it.each([
  ["nothing", ""],
  ["a mark and nothing", "\uFEFF"],
  ["one line end", "\r\n"],
])("a page that holds %s is a problem", (_, text) => {
  expectProblems(readPage("guide/a.mdx", text).outline.problems, [["guide/a.mdx:1:1 front-matter"]]);
});

it("a file of megabytes is a problem at once, and is not compiled", () => {
  const long = "Words of a page that somebody pasted a log into. ".repeat(100_000);
  expectProblems(readPage("guide/a.mdx", doc(long)).outline.problems, [
    ["guide/a.mdx:1:1 file-size", "characters", "Split it into several pages"],
  ]);
  expectProblems(readRegister("glossary.yaml", long)?.problems ?? [], [["glossary.yaml:1:1 file-size"]]);
});

it("what is no file is a problem, whatever it leads to", async () => {
  const folder = temporaryFolder({ "elsewhere/page.mdx": doc(), "content/tags.yaml": "- name: Basics\n" });
  const content = join(folder, "content");
  mkdirSync(join(content, "guide", "folder.mdx"), { recursive: true });
  writeFileSync(join(content, "guide", "folder.mdx", "index.txt"), "");
  symlinkSync(join(folder, "elsewhere/page.mdx"), join(content, "guide", "link.mdx"));
  symlinkSync(join(folder, "elsewhere"), join(content, "guide", "linked-folder"));
  symlinkSync(join(folder, "nowhere.mdx"), join(content, "guide", "dangling.mdx"));
  const { irregularFiles } = await readModel(content, content);
  const problems = checkContent({ ...smallSite(), irregularFiles });
  expectProblems(problems, [
    ["guide/dangling.mdx:1:1 not-a-file", "a link", "Put the file itself here"],
    ["guide/folder.mdx:1:1 not-a-file"],
    ["guide/link.mdx:1:1 not-a-file"],
    ["guide/linked-folder:1:1 not-a-file"],
  ]);
});
