import { type AskOutcome, type AskScores, askScores } from "./evaluate";

/** Minimum results. Raise them after a lasting improvement, and never lower them for a change. */
const floor = { answered: 0.95, honest: 0.95 } as const;

/** What is below the floor, a sentence each. */
export function belowAskFloor(scores: AskScores): string[] {
  return (["answered", "honest"] as const)
    .filter((name) => scores[name] < floor[name])
    .map((name) => `${name} is ${percent(scores[name])}, and has to be ${percent(floor[name])} or more`);
}

/** The figures, and the questions that fared badly. Those held out are counted, not listed: who has seen them would fix just them. */
export function askReport(outcomes: readonly AskOutcome[]): string {
  const heldOut = outcomes.filter((outcome) => outcome.heldOut === true);
  const others = outcomes.filter((outcome) => outcome.heldOut !== true);
  const misses = others.filter(({ isRight }) => !isRight);
  return [
    "            questions  right page cited  cited first  right section  nothing fits, and said so",
    row("all", outcomes),
    row("held out", heldOut),
    row("others", others),
    "",
    ...(misses.length > 0 ? [`${misses.length} of the others went wrong:`, ...misses.map(missText)] : []),
  ].join("\n");
}

function row(name: string, outcomes: readonly AskOutcome[]): string {
  const { questions, answered, first, sections, honest } = askScores(outcomes);
  const cells = [
    name.padEnd(12),
    String(questions).padStart(9),
    percent(answered).padStart(18),
    percent(first).padStart(13),
    percent(sections).padStart(15),
    percent(honest).padStart(27),
  ];
  return cells.join("");
}

function missText({ question, pages, cited }: AskOutcome): string {
  const instead = cited.length === 0 ? "said that nothing fits" : `cited ${cited.join(", ")}`;
  return pages.length === 0
    ? `  ${question} (${instead})`
    : `  ${question} (${instead}; not ${pages.join(", ")})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
