import { buildIndex } from "../build/search/buildIndex";
import { searchContent } from "../plugins/docs-content/search/pageRecords";
import { Failure } from "./command/failure.mjs";
import { readOptions } from "./command/options.mjs";
import { evaluate, scoresOf } from "./search/evaluate";
import { findIdentifiers, identifierProblems, identifierReport } from "./search/findIdentifiers";
import { belowFloor } from "./search/floor";
import { readJudgments } from "./search/judgments";
import { libraryOf } from "./search/library";
import { reportOf } from "./search/report";

const usage = `npm run search:eval [-- --judgments FILE]

Asks the local search what readers look for, and types every identifier of the pages. Fails below the floors, and when an
identifier finds no page that has it.`;

/** `npm run search:eval`: how well the local search finds what readers look for. `-- --judgments FILE` uses other queries. */
export async function main(argv: readonly string[]): Promise<void> {
  const { options } = readOptions(argv, { judgments: "search/judgments.yaml" }, usage);
  const { pages, synonyms } = await searchContent(process.env.DOCS_CONTENT ?? "content");
  const judgments = await readJudgments(options.judgments, new Set(pages.map(({ path }) => path)));
  const library = await libraryOf(
    buildIndex(
      pages.map(({ records }) => records),
      synonyms,
    ),
  );
  const outcomes = await evaluate(judgments, library);
  console.log(reportOf(outcomes));
  const identifiers = await findIdentifiers(pages, library);
  console.log(`\n${identifierReport(identifiers)}`);
  const { user, system } = process.cpuUsage();
  console.log(`\n${((user + system) / 1e6).toFixed(0)} s of the processor`);
  const low = [...belowFloor(scoresOf(outcomes)), ...identifierProblems(identifiers)];
  if (low.length > 0) throw new Failure(`The search is worse than it has to be: ${low.join("; ")}.`);
}
