import type { Passage, PassageBlock } from "../search/local/passages";

/**
 * What every provider of answers does, and the only thing the panel knows about them. An answer says only what stands in
 * the documentation, or names the places it was made from; where nothing fits it has no parts.
 */
export interface Answerer {
  /** Loads what the first answer needs. One that loads nothing has none. */
  readonly open?: () => void;
  /**
   * Answers a question, at first in part perhaps: each answer that comes is the whole one so far, the last one is final.
   * Takes any text a person can type or paste.
   *
   * @param signal ends it. What came until then stays valid; nothing more comes, and no error.
   * @throws AskError when no answer can be had, or it breaks off.
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<Answer>;
}

export interface Question {
  readonly text: string;
  /** What was asked and answered before in this conversation, the earliest first. */
  readonly earlier: readonly Exchange[];
}

export interface Exchange {
  readonly question: string;
  /** The answer's words, without what it quotes. */
  readonly answer: string;
}

export interface Answer {
  /** What it says, in order. Empty when nothing in the documentation fits. */
  readonly parts: readonly AnswerPart[];
  /** What its parts cite, each once, by ascending number. */
  readonly sources: readonly Source[];
}

export type AnswerPart =
  /** Words of the documentation as they stand there. */
  | { readonly kind: "quote"; readonly source: number; readonly blocks: readonly PassageBlock[] }
  /** Words of a language model: Markdown, in which `[2]` cites the source of that number. */
  | { readonly kind: "prose"; readonly markdown: string };

/** A section of a page. */
export interface Source {
  /** From 1. */
  readonly number: number;
  /** The page's title. */
  readonly page: string;
  /** The section's heading; null for what stands above the first one. */
  readonly section: string | null;
  /** Path from the site's root, with the anchor. */
  readonly url: string;
}

/** Finds the sections of the documentation that a text is about, the best first. */
export type FindPassages = (text: string, limit: number) => Promise<readonly Passage[]>;

export function sourceOf({ record }: Passage, number: number): Source {
  const { hierarchy, anchor, url } = record;
  const headings = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const section = anchor === null ? null : (headings.findLast((heading) => heading !== null) ?? null);
  return { number, page: hierarchy.lvl1 ?? url, section, url };
}
