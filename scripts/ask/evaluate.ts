import type { Answerer } from "../../src/ask/answerer";
import type { JudgedQuestion } from "./questions";

/** How one question fared. */
export interface AskOutcome extends JudgedQuestion {
  /** Pages that the answer cites, in the order of its citations. */
  readonly cited: readonly string[];
  /** Whether it cites a page that answers the question, or, if no page does, nothing. */
  readonly isRight: boolean;
  /** Whether the first citation is a page that answers the question. */
  readonly isFirst: boolean;
  /** Whether it quotes a section that answers the question; null if the question has no such section. */
  readonly isInSection: boolean | null;
}

/** Asks each question in a separate conversation. */
export async function evaluateAnswers(
  questions: readonly JudgedQuestion[],
  answerer: Answerer,
): Promise<AskOutcome[]> {
  const outcomes: AskOutcome[] = [];
  for (const judged of questions) {
    let quoted: readonly string[] = [];
    const asked = { text: judged.question, earlier: [] };
    for await (const { sources } of answerer.answer(asked, new AbortController().signal))
      quoted = sources.map(({ url }) => url);
    const cited = [...new Set(quoted.map((url) => url.replace(/#.*/, "")))];
    const isRight =
      judged.pages.length === 0 ? cited.length === 0 : judged.pages.some((page) => cited.includes(page));
    const isFirst = judged.pages.includes(cited[0] ?? "");
    const isInSection = judged.sections?.some((section) => quoted.includes(section)) ?? null;
    outcomes.push({ ...judged, cited, isRight, isFirst, isInSection });
  }
  return outcomes;
}

export interface AskScores {
  /** The share of answerable questions whose right page is cited. */
  readonly answered: number;
  /** The same, where it is the first one cited. */
  readonly first: number;
  /** The share of questions with expected sections that quote at least one of them. */
  readonly sections: number;
  /** The share of unanswerable questions whose response is that nothing fits. */
  readonly honest: number;
  readonly questions: number;
}

export function askScores(outcomes: readonly AskOutcome[]): AskScores {
  const share = (of: readonly AskOutcome[], good: "isRight" | "isFirst" | "isInSection") =>
    of.length === 0 ? 1 : of.filter((outcome) => outcome[good]).length / of.length;
  const answerable = outcomes.filter(({ pages }) => pages.length > 0);
  return {
    questions: outcomes.length,
    answered: share(answerable, "isRight"),
    first: share(answerable, "isFirst"),
    sections: share(
      outcomes.filter(({ isInSection }) => isInSection !== null),
      "isInSection",
    ),
    honest: share(
      outcomes.filter(({ pages }) => pages.length === 0),
      "isRight",
    ),
  };
}
