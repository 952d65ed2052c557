import { readFileSync } from "node:fs";
import { join } from "node:path";
import { maxBlockBytes, weightOf } from "../../plugins/docs-content/samples/blockTypes";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import type { PageTypes } from "../../shared/codeTypes";
import { codeTypesFolder } from "../../shared/paths";
import { siteDir } from "../support/siteDir.mjs";

const folder = `${codeTypesFolder.slice(1)}/`;
const blocks = filesIn(siteDir)
  .filter((file) => file.startsWith(folder) && file.endsWith(".json"))
  .flatMap((file) => {
    const { texts, blocks: own }: PageTypes = JSON.parse(readFileSync(join(siteDir, file), "utf8"));
    return Object.entries(own).map(([key, { texts: numbers, words }]) => ({
      block: `${file.slice(folder.length)}: data-typed="${key}"`,
      bytes: weightOf({ texts: numbers.map((number) => texts[number] ?? ""), words }),
    }));
  });

it("the types of no block of code are above the limit", () => {
  expect(blocks.length).toBeGreaterThan(500);
  expect(blocks.filter(({ bytes }) => bytes > maxBlockBytes)).toEqual([]);
});
