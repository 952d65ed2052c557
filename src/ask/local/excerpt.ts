import type { Passage, PassageBlock } from "../../search/local/passages";
import { recordedMark } from "../../site/searchRecord";

/** Blocks of a quote, and characters of its text: as much as is read at a glance. */
const mostBlocks = 4;
const mostText = 700;

/**
 * The part of a section that answers: its best block with what belongs to it. Code comes with the sentence before it, a
 * sentence that leads to code with the code, and a request with the answer that was recorded for it. A section with a recorded
 * sample is never quoted without one.
 */
export function excerptOf({ blocks, bestBlock }: Passage): readonly PassageBlock[] {
  const best = bestBlock ?? 0;
  const first = blocks[best]?.isCode ? introduction(blocks, best) : best;
  let end = Math.max(first, best) + 1;
  let length = textLength(blocks.slice(first, end));
  while (end < blocks.length && end - first < mostBlocks) {
    const next = blocks[end];
    if (!next || !(belongs(next, blocks[end - 1]) || length + next.text.length <= mostText)) break;
    if (!next.isCode) length += next.text.length;
    end += 1;
  }
  return [...blocks.slice(first, end), ...sampleOutside(blocks, first, end)];
}

/** The section's next recorded sample, or its first one: a request and what was answered, where the excerpt has none. */
function sampleOutside(blocks: readonly PassageBlock[], first: number, end: number): readonly PassageBlock[] {
  if (blocks.slice(first, end).some(isRecorded)) return [];
  const after = blocks.findIndex((block, at) => at >= end && isRecorded(block));
  const answer = after >= 0 ? after : blocks.findIndex(isRecorded);
  if (answer < 0) return [];
  const request =
    blocks[answer - 1]?.isCode && (answer - 1 < first || answer - 1 >= end) ? answer - 1 : answer;
  return blocks.slice(request, answer + 1);
}

function isRecorded({ isCode, title }: PassageBlock): boolean {
  return isCode && title?.includes(recordedMark) === true;
}

/** The sentence that code is shown for. */
function introduction(blocks: readonly PassageBlock[], code: number): number {
  let at = code;
  while (at > 0 && code - at < mostBlocks - 1 && blocks[at]?.isCode) at -= 1;
  return blocks[at]?.isCode ? code : at;
}

/** Whether a block is of no use without the next: a sentence before its code, a request before its answer. */
function belongs(next: PassageBlock, before: PassageBlock | undefined): boolean {
  return next.isCode && before !== undefined && (/[:：]$/.test(before.text) || before.isCode);
}

function textLength(blocks: readonly PassageBlock[]): number {
  return blocks.reduce((sum, { isCode, text }) => sum + (isCode ? 0 : text.length), 0);
}
