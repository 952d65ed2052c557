import type { Block } from "./blockWriter";

/**
 * The release that brought what each block is about. A marked line below a heading, such as the signature of a method, is about
 * everything up to the next heading; a row is about itself.
 */
export function sinceOfBlocks(blocks: readonly Block[]): (string | undefined)[] {
  let ofEntry: string | undefined;
  return blocks.map((block, index) => {
    if (block.kind === "heading") ofEntry = sinceOfLine(blocks[index + 1]);
    return (block.kind === "text" ? block.since : undefined) ?? ofEntry;
  });
}

function sinceOfLine(block: Block | undefined): string | undefined {
  return block?.kind === "text" && block.isRow !== true ? block.since : undefined;
}
