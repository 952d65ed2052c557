import type { PhrasingContent, RootContent } from "mdast";
import { phrasing } from "mdast-util-phrasing";
import { toString as textOf } from "mdast-util-to-string";
import { paragraph } from "./mdast";

/** Words between blocks become paragraphs: a component that is written on one line has its text as direct children. */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const endParagraph = () => {
    if (textOf(words).trim() !== "") blocks.push(paragraph(withoutOuterSpace(words)));
    words = [];
  };
  for (const node of nodes) {
    if (phrasing(node)) words.push(node);
    else {
      endParagraph();
      blocks.push(node);
    }
  }
  endParagraph();
  return blocks;
}

/** Written out, a space at the end of a paragraph would be an entity. */
function withoutOuterSpace(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.map((word, at) => {
    if (word.type !== "text") return word;
    const start = at === 0 ? word.value.trimStart() : word.value;
    return { ...word, value: at === words.length - 1 ? start.trimEnd() : start };
  });
}
