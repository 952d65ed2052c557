import { relative } from "node:path";
import { planComponent, planInlineComponent } from "../../../../scripts/new/component";
import { components } from "../../../../src/components/definitions";

const plan = (name: string) => planComponent({ content: "content", name, today: "2026-01-01", sidebar: "" });

it("makes a definition and a renderer, and puts both into their lists by the alphabet", async () => {
  const { file, text, changes } = await plan("SideNote");
  const planned = [{ file, text }, ...changes()].map((one) => ({
    ...one,
    file: relative("src/components", one.file),
  }));
  expect(planned.slice(0, 4)).toEqual([
    { file: "SideNote/SideNote.definition.ts", text: expect.stringContaining("sideNoteDefinition = {") },
    { file: "SideNote/SideNote.tsx", text: expect.stringContaining("export function SideNote(") },
    {
      file: "definitions.ts",
      text: expect.stringMatching(
        /screenshotDefinition .*\nimport \{ sideNoteDefinition \} from "\.\/SideNote\/SideNote\.definition";\nimport \{ since[\s\S]*screenshotDefinition,\n {2}SideNote: sideNoteDefinition,\n {2}Since:/,
      ),
    },
    {
      file: "Content/vocabulary.ts",
      text: expect.stringMatching(
        /Screenshot";\nimport \{ SideNote \} from "\.\.\/SideNote\/SideNote";\n[\s\S]* {2}Screenshot,\n {2}SideNote,\n {2}Since,/,
      ),
    },
  ]);
  expect(text).not.toContain("{{");
});

it("puts its example into its test, the showcase, and the fixture sites", async () => {
  const { changes } = await plan("SideNote");
  const example = '<SideNote title="A title">\n\nText.\n\n</SideNote>';
  const planned = changes().slice(3);
  expect(planned.map(({ file }) => relative(".", file))).toEqual([
    "__tests__/unit/components/SideNote.definition.test.ts",
    "content/snippets/component-showcase.mdx",
    "__tests__/fixtures/good-small/guide/components.mdx",
    "__tests__/fixtures/every-component/guide/components.mdx",
    "__tests__/fixtures/every-component/guide/more-components.mdx",
  ]);
  const [test, ...pages] = planned.map(({ text }) => text);
  expect(test).toContain(example.replaceAll("\n", "\\n"));
  for (const page of pages) expect(page).toContain(example);
});

it("puts the example of an inline component into a line of text, and into the table of inline components", async () => {
  const { text, changes } = await planInlineComponent({
    content: "content",
    name: "SideNote",
    today: "2026-01-01",
    sidebar: "",
  });
  expect(text).toContain("isInline: true,");
  const [showcase = "", ...fixtures] = changes()
    .slice(4)
    .map((change) => change.text);
  expect(showcase).toMatch(
    /\n\| .* \|\n\| <SideNote>word<\/SideNote> \| `<SideNote>word<\/SideNote>` \|\n\n/,
  );
  for (const page of fixtures) expect(page).toMatch(/\n\nSome <SideNote>word<\/SideNote> text\.\n$/);
});

it("sorts names by their words, not by what follows them in a line", async () => {
  const { changes } = await plan("Kbd2");
  const definitions = changes().find(({ file }) => file.endsWith("/definitions.ts"));
  expect(definitions?.text).toContain("  Kbd: kbdDefinition,\n  Kbd2: kbd2Definition,\n");
});

it("leaves a list sorted", () => {
  const names = Object.keys(components);
  expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
});

it("rejects names that no component has", async () => {
  await expect(plan("sideNote")).rejects.toThrow("FileTree");
  await expect(plan("../Note")).rejects.toThrow("FileTree");
});
