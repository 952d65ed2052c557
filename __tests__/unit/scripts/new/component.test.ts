import { relative } from "node:path";
import { planComponent } from "../../../../scripts/new/component";

const plan = (name: string) => planComponent({ content: "content", name, today: "2026-01-01", sidebar: "" });

it("makes a definition and a renderer, and puts both into their lists by the alphabet", async () => {
  const { file, text, changes } = await plan("SideNote");
  const planned = [{ file, text }, ...changes()].map((one) => ({
    ...one,
    file: relative("src/components", one.file),
  }));
  expect(planned).toEqual([
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

it("refuses names that no component has", async () => {
  await expect(plan("sideNote")).rejects.toThrow("FileTree");
  await expect(plan("../Note")).rejects.toThrow("FileTree");
});
