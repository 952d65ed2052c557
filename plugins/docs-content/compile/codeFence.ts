import { didYouMean } from "../nearest";

/** What stands behind the language of a code fence, read. */
export interface FenceOptions {
  readonly title: string | null;
  /** 1-based numbers of lines to highlight. */
  readonly highlighted: ReadonlySet<number>;
  readonly showLineNumbers: boolean;
  readonly wrap: boolean;
  readonly collapse: boolean;
  readonly diff: boolean;
}

const flags = ["showLineNumbers", "wrap", "collapse", "diff"] as const;
type Flag = (typeof flags)[number];

const token = /title="([^"]*)"|\{([^}]*)\}|(\S+)/g;
const range = /^(\d+)(?:-(\d+))?$/;

/**
 * Reads the words behind a fence's language: `title="a.ts" {1,3-5} showLineNumbers diff wrap collapse`.
 *
 * @param lineCount lines of the block; others can't be highlighted.
 * @returns the options, and a sentence for each word that is not one.
 */
export function readFenceMeta(meta: string, lineCount: number): { options: FenceOptions; errors: string[] } {
  let title: string | null = null;
  const highlighted = new Set<number>();
  const on = new Set<Flag>();
  const errors: string[] = [];
  for (const [, quoted, ranges, word] of meta.matchAll(token)) {
    if (quoted !== undefined) title = quoted;
    else if (ranges !== undefined) errors.push(...addLines(ranges, lineCount, highlighted));
    else if (word !== undefined && isFlag(word)) on.add(word);
    else errors.push(`"${word}" is not an option of a code fence.${didYouMean(word ?? "", flags)}`);
  }
  const options = {
    title,
    highlighted,
    showLineNumbers: on.has("showLineNumbers"),
    wrap: on.has("wrap"),
    collapse: on.has("collapse"),
    diff: on.has("diff"),
  };
  return { options, errors };
}

function isFlag(word: string): word is Flag {
  return flags.some((flag) => flag === word);
}

function addLines(ranges: string, lineCount: number, lines: Set<number>): string[] {
  const errors: string[] = [];
  for (const part of ranges.split(",").map((piece) => piece.trim())) {
    const match = range.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    const isInBlock = from >= 1 && from <= to && to <= lineCount;
    if (!match) errors.push(`"{${ranges}}" is not a list of lines such as {1,3-5}.`);
    else if (!isInBlock) errors.push(`"{${part}}" is no part of the block's lines 1 to ${lineCount}.`);
    else for (let line = from; line <= to; line++) lines.add(line);
  }
  return errors;
}
