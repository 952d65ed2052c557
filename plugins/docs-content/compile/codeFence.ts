import { didYouMean } from "../nearest";

/** The options after the language of a code fence. */
export interface FenceOptions {
  readonly title: string | null;
  /** 1-based numbers of lines to highlight. */
  readonly highlighted: ReadonlySet<number>;
  readonly showLineNumbers: boolean;
  readonly wrap: boolean;
  readonly collapse: boolean;
  readonly diff: boolean;
  /** Shows the removed and the added lines of a diff side by side where there is room. */
  readonly split: boolean;
  /** The reader can change and run it. */
  readonly live: boolean;
  /** TypeScript that has no version in JavaScript. */
  readonly typescriptOnly: boolean;
  readonly sample: SampleOptions;
}

/** What the platform is to do with the code. */
export interface SampleOptions {
  /** Kinds of samples that the fence says it is: one, or none. */
  readonly marks: readonly SampleMark[];
  readonly fails: boolean;
  readonly follows: boolean;
  readonly as: string | null;
  /** JSON, as text. */
  readonly variables: string | null;
  /** A number of entries, or a JSON pointer. */
  readonly show: string | null;
  /** Why the code isn't verified. */
  readonly unverified: string | null;
}

const displayWords = [
  "showLineNumbers",
  "wrap",
  "collapse",
  "diff",
  "split",
  "live",
  "typescriptOnly",
] as const;
const marks = ["documentService", "graphql", "config", "check", "cli"] as const;
const flags = [...displayWords, ...marks, "fails", "follows"] as const;
const names = ["title", "as", "variables", "show", "unverified"] as const;
/** The words that are allowed after a fence's language; lines to highlight are in braces. */
export const fenceOptions = [...flags, ...names];
export type SampleMark = (typeof marks)[number];
type Flag = (typeof flags)[number];
type Name = (typeof names)[number];

/** What a problem with an option tells a writer. */
export const knownOptions =
  'Known: title="…", {1,3-5}, showLineNumbers, diff, split, wrap, collapse, live, typescriptOnly; for samples documentService, graphql, config, check, cli, fails, follows, as="…", variables=\'{…}\', show="…", unverified="…".';

/** JSON contains double quotes, so only `variables` is in single quotes. */
const token = /(\w+)="([^"]*)"|(variables)='([^']*)'|\{([^{}]*)\}|(\S+)/g;
const range = /^(\d+)(?:-(\d+))?$/;

/**
 * Reads the words after a fence's language: `title="a.ts" {1,3-5} showLineNumbers diff wrap collapse live`.
 *
 * @param lineCount lines of the block; others can't be highlighted.
 * @returns the options, and a sentence for each word that is not one.
 */
export function readFenceMeta(meta: string, lineCount: number): { options: FenceOptions; errors: string[] } {
  const values = new Map<Name, string>();
  const highlighted = new Set<number>();
  const on = new Set<Flag>();
  const errors: string[] = [];
  for (const [text, name, value = "", variables, json = "", ranges, word] of meta.matchAll(token)) {
    if (ranges !== undefined) errors.push(...addLines(ranges, lineCount, highlighted));
    else if (variables !== undefined) values.set("variables", json);
    else if (isOne(name, names)) values.set(name, value);
    else if (isOne(word, flags)) on.add(word);
    else errors.push(`"${text}" is not an option of a code fence.${didYouMean(name ?? text, fenceOptions)}`);
  }
  return { options: optionsOf(values, on, highlighted), errors };
}

function optionsOf(
  values: ReadonlyMap<Name, string>,
  on: ReadonlySet<Flag>,
  highlighted: ReadonlySet<number>,
): FenceOptions {
  return {
    title: values.get("title") ?? null,
    highlighted,
    showLineNumbers: on.has("showLineNumbers"),
    wrap: on.has("wrap"),
    collapse: on.has("collapse"),
    diff: on.has("diff"),
    split: on.has("split"),
    live: on.has("live"),
    typescriptOnly: on.has("typescriptOnly"),
    sample: {
      marks: marks.filter((mark) => on.has(mark)),
      fails: on.has("fails"),
      follows: on.has("follows"),
      as: values.get("as") ?? null,
      variables: values.get("variables") ?? null,
      show: values.get("show") ?? null,
      unverified: values.get("unverified") ?? null,
    },
  };
}

function isOne<Word extends string>(word: string | undefined, words: readonly Word[]): word is Word {
  return words.some((known) => known === word);
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
