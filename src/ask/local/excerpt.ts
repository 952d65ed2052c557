import { recordedMark } from "../../../shared/searchRecord";
import type { Passage, PassageBlock } from "../../search/local/passages";

/** Blocks of a quote, and characters of its text: as much as is read at a glance. */
const maxBlocks = 4;
const maxTextLength = 700;

/**
 * The part of a section that answers: its best block with the blocks that belong to it. Code comes with the sentence before
 * it, a sentence that introduces code with the code, and a request with its recorded response. A quote of a section with
 * code always contains a sample of it. Table rows make no sense without their column headings, so they are omitted: if a row
 * fits best, the section's beginning is quoted, and for a section that has only rows, the page's introduction.
 */
export function excerptOf(passage: Passage): readonly PassageBlock[] {
  const blocks = textOf(passage);
  return blocks.some(({ isCode }) => isCode) ? blocks : [...blocks, ...passage.pageSample];
}

function textOf({ blocks: all, bestBlock, lead }: Passage): readonly PassageBlock[] {
  const blocks = all.filter(({ isRow }) => !isRow);
  if (!blocks.some(({ isCode }) => !isCode) && lead !== null)
    return [leadBlock(lead), ...sampleOutside(blocks, 0, 0)];
  const bestOne = bestBlock === null ? undefined : all[bestBlock];
  const best = bestOne ? Math.max(0, blocks.indexOf(bestOne)) : 0;
  const first = blocks[best]?.isCode ? introduction(blocks, best) : best;
  let end = Math.max(first, best) + 1;
  let length = textLength(blocks.slice(first, end));
  while (end < blocks.length && end - first < maxBlocks) {
    const next = blocks[end];
    if (!next || !(belongs(next, blocks[end - 1]) || length + next.text.length <= maxTextLength)) break;
    if (!next.isCode) length += next.text.length;
    end += 1;
  }
  return [...blocks.slice(first, end), ...sampleOutside(blocks, first, end)];
}

function leadBlock(text: string): PassageBlock {
  return { text, isCode: false, isRow: false, title: null };
}

/**
 * The section's next sample, or its first one, if the excerpt has none. It prefers recorded samples to other code, and
 * includes a request's response.
 */
function sampleOutside(blocks: readonly PassageBlock[], first: number, end: number): readonly PassageBlock[] {
  const isWanted = blocks.some(isRecorded) ? isRecorded : ({ isCode }: PassageBlock) => isCode;
  if (blocks.slice(first, end).some(isWanted)) return [];
  const after = blocks.findIndex((block, at) => at >= end && isWanted(block));
  const sample = after >= 0 ? after : blocks.findIndex(isWanted);
  if (sample < 0) return [];
  const before = blocks[sample - 1];
  const isOutside = sample - 1 < first || sample - 1 >= end;
  const leads = before?.isCode || (before && endsWithColon.test(before.text));
  return blocks.slice(leads && isOutside ? sample - 1 : sample, sample + 1);
}

function isRecorded({ isCode, title }: PassageBlock): boolean {
  return isCode && title?.includes(recordedMark) === true;
}

/** The sentence that code is shown for. */
function introduction(blocks: readonly PassageBlock[], code: number): number {
  let at = code;
  while (at > 0 && code - at < maxBlocks - 1 && blocks[at]?.isCode) at -= 1;
  return blocks[at]?.isCode ? code : at;
}

const endsWithColon = /[:：]$/;

/** Whether a block needs the next one: a sentence before its code, a request before its response. */
function belongs(next: PassageBlock, before: PassageBlock | undefined): boolean {
  return next.isCode && before !== undefined && (endsWithColon.test(before.text) || before.isCode);
}

function textLength(blocks: readonly PassageBlock[]): number {
  return blocks.reduce((sum, { isCode, text }) => sum + (isCode ? 0 : text.length), 0);
}
