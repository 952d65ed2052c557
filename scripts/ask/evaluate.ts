import type { Answerer } from "../../src/ask/answerer";
import type { JudgedQuestion } from "./questions";

/** How one question fared. */
export interface AskOutcome extends JudgedQuestion {
  /** Pages that the answer cites, in its order. */
  readonly cited: readonly string[];
  /** A page that answers is cited; where none does, none is. */
  readonly isRight: boolean;
  /** A page that answers is the first one cited. */
  readonly isFirst: boolean;
}

/** Asks each question in a conversation of its own. */
export async function evaluateAnswers(
  questions: readonly JudgedQuestion[],
  answerer: Answerer,
): Promise<AskOutcome[]> {
  const outcomes: AskOutcome[] = [];
  for (const judged of questions) {
    let cited: readonly string[] = [];
    const asked = { text: judged.question, earlier: [] };
    for await (const { sources } of answerer.answer(asked, new AbortController().signal))
      cited = [...new Set(sources.map(({ url }) => url.replace(/#.*/, "")))];
    const isRight =
      judged.pages.length === 0 ? cited.length === 0 : judged.pages.some((page) => cited.includes(page));
    const isFirst = judged.pages.includes(cited[0] ?? "");
    outcomes.push({ ...judged, cited, isRight, isFirst });
  }
  return outcomes;
}

export interface AskScores {
  /** Of the questions that some page answers: the share of those whose right page is cited. */
  readonly answered: number;
  /** The same, where it is the first one cited. */
  readonly first: number;
  /** Of the others: the share of those to which it is said that nothing fits. */
  readonly honest: number;
  readonly questions: number;
}

export function askScores(outcomes: readonly AskOutcome[]): AskScores {
  const share = (of: readonly AskOutcome[], good: "isRight" | "isFirst") =>
    of.length === 0 ? 1 : of.filter((outcome) => outcome[good]).length / of.length;
  const answerable = outcomes.filter(({ pages }) => pages.length > 0);
  return {
    questions: outcomes.length,
    answered: share(answerable, "isRight"),
    first: share(answerable, "isFirst"),
    honest: share(
      outcomes.filter(({ pages }) => pages.length === 0),
      "isRight",
    ),
  };
}
