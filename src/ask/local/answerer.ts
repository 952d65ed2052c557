import { type Answer, type Answerer, type FindPassages, sourceOf } from "../answerer";
import { textToLookFor } from "../contextOf";
import { bestPassages, passagesLookedAt } from "./bestPassages";
import { excerptOf } from "./excerpt";

/** Answers with passages of the documentation, word for word. It generates no text, so it can't invent anything. */
export function createLocalAnswerer(findPassages: FindPassages): Answerer {
  return {
    async *answer(question, signal): AsyncGenerator<Answer> {
      const found = await findPassages(textToLookFor(question), passagesLookedAt);
      if (signal.aborted) return;
      const best = bestPassages(found);
      yield {
        parts: best.map((passage, at) => ({ kind: "quote", source: at + 1, blocks: excerptOf(passage) })),
        sources: best.map((passage, at) => sourceOf(passage, at + 1)),
      };
    },
  };
}
