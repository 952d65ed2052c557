import { buildIndex } from "../build/search/buildIndex";
import { searchContent } from "../plugins/docs-content/search/pageRecords";
import { createLocalAnswerer } from "../src/ask/local/answerer";
import { passages } from "../src/search/local/passages";
import { askScores, evaluateAnswers } from "./ask/evaluate";
import { readQuestions } from "./ask/questions";
import { askReport, belowAskFloor } from "./ask/report";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { libraryOf } from "./search/library";

const usage = `npm run ask:eval [-- --questions FILE]

Asks the questions of a file of the local answers, and fails below the floors.`;

/** `npm run ask:eval`: how good the site's own answers are. `-- --questions FILE` uses other questions. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { questions: "search/questions.yaml" }, usage);
  const { pages, synonyms } = await searchContent(process.env.DOCS_CONTENT ?? "content");
  const questions = await readQuestions(
    options.questions,
    new Set(pages.flatMap(({ records }) => records.map(({ url }) => url))),
  );
  const library = await libraryOf(
    buildIndex(
      pages.map(({ records }) => records),
      synonyms,
    ),
  );
  const answerer = createLocalAnswerer((text, limit) => passages(text, { limit }, library));
  const outcomes = await evaluateAnswers(questions, answerer);
  console.log(askReport(outcomes));
  const low = belowAskFloor(askScores(outcomes));
  if (low.length > 0) throw new Failure(`Answers are worse than they have to be: ${low.join("; ")}.`);
}
