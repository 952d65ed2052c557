import type { Passage, PassageBlock } from "../search/local/passages";

/**
 * The interface of all providers of answers, and all that the panel depends on. An answer contains only what the
 * documentation says, or cites its sources; if nothing fits, it has no parts.
 */
export interface Answerer {
  /** Preloads what the first answer needs, if anything. */
  readonly open?: () => void;
  /**
   * Answers a question. Each result contains the whole answer so far; the last one is final.
   * Takes any text that a person can type or paste.
   *
   * @param signal stops the answer, without an error. The results so far stay valid.
   * @throws AskError if there is no answer, or if it breaks off.
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<Answer>;
}

export interface Question {
  readonly text: string;
  /** Earlier questions and answers of this conversation, oldest first. */
  readonly earlier: readonly Exchange[];
}

export interface Exchange {
  readonly question: string;
  /** The answer's text, without its quotes. */
  readonly answer: string;
}

export interface Answer {
  /** What it says, in order. Empty when nothing in the documentation fits. */
  readonly parts: readonly AnswerPart[];
  /** What its parts cite, each once, by ascending number. */
  readonly sources: readonly Source[];
}

export type AnswerPart =
  /** A passage of the documentation, word for word. */
  | { readonly kind: "quote"; readonly source: number; readonly blocks: readonly PassageBlock[] }
  /** Text from a language model: Markdown, in which `[2]` cites the source with that number. */
  | { readonly kind: "prose"; readonly markdown: string };

/** A section of a page. */
export interface Source {
  /** From 1. */
  readonly number: number;
  /** The page's title. */
  readonly page: string;
  /** The section's heading; null for the text before the first heading. */
  readonly section: string | null;
  /** Path from the site's root, with the anchor. */
  readonly url: string;
}

/** Finds the sections of the documentation that are relevant to a text, best first. */
export type FindPassages = (text: string, limit: number) => Promise<readonly Passage[]>;

export function sourceOf({ record }: Passage, number: number): Source {
  const { hierarchy, anchor, url } = record;
  const headings = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6];
  const section = anchor === null ? null : (headings.findLast((heading) => heading !== null) ?? null);
  return { number, page: hierarchy.lvl1 ?? url, section, url };
}
