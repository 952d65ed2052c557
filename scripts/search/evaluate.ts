import type { Library } from "../../src/search/local/library";
import { respond } from "../../src/search/local/respond";
import type { Judgment } from "./judgments";

/** How one question fared. */
export interface Outcome extends Judgment {
  /** Pages found, the best first, each once. */
  readonly found: readonly string[];
  /** Position of the first right page, from 1; 0 if none of the first ten is right. */
  readonly rank: number;
  /** Share of its pages among the first five. */
  readonly recall: number;
}

export interface Scores {
  readonly questions: number;
  /** Mean of 1/rank, nothing beyond the tenth page counting. */
  readonly mrrAt10: number;
  readonly recallAt5: number;
  /** Share of the queries without any result. */
  readonly zeroHitRate: number;
}

/** Characters that the interface sends. */
const maxQueryLength = 64;
/** A page has at most three hits, so these hold ten pages. */
const hitsPerPage = 30;

/** Runs the queries as the user interface does. */
export async function evaluate(judgments: readonly Judgment[], library: Library): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const judgment of judgments) {
    const query = judgment.query.slice(0, maxQueryLength);
    const { hits } = await respond({ indexName: "docs", query, hitsPerPage }, library);
    const found = [...new Set(hits.flatMap(({ url_without_anchor: page }) => page ?? []))];
    const first = found.slice(0, 10).findIndex((page) => judgment.pages.includes(page));
    const near = judgment.pages.filter((page) => found.slice(0, 5).includes(page));
    outcomes.push({ ...judgment, found, rank: first + 1, recall: near.length / judgment.pages.length });
  }
  return outcomes;
}

export function scoresOf(outcomes: readonly Outcome[]): Scores {
  const mean = (figure: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + figure(outcome), 0) / Math.max(1, outcomes.length);
  return {
    questions: outcomes.length,
    mrrAt10: mean(({ rank }) => (rank === 0 ? 0 : 1 / rank)),
    recallAt5: mean(({ recall }) => recall),
    zeroHitRate: mean(({ found }) => (found.length === 0 ? 1 : 0)),
  };
}
