import { type Outcome, type Scores, scoresOf } from "./evaluate";

/**
 * The figures of an evaluation, and the questions that could fare better. Those held out are counted, not listed: who
 * has seen them would fix just them.
 */
export function reportOf(outcomes: readonly Outcome[]): string {
  const heldOut = outcomes.filter((outcome) => outcome.heldOut === true);
  const others = outcomes.filter((outcome) => outcome.heldOut !== true);
  const lines = [row("all", scoresOf(outcomes))];
  if (heldOut.length > 0 && others.length > 0) {
    lines.push(row("held out", scoresOf(heldOut)), row("others", scoresOf(others)));
  }
  const misses = others.filter(({ rank, recall }) => rank !== 1 || recall < 1);
  const list = misses.map(missText);
  return [header, ...lines, "", ...(list.length > 0 ? [`${list.length} not perfect:`, ...list] : [])].join(
    "\n",
  );
}

const header = "            questions  MRR@10  recall@5  no hit";

function row(name: string, { questions, mrrAt10, recallAt5, zeroHitRate }: Scores): string {
  const cells = [
    name.padEnd(12),
    String(questions).padStart(9),
    mrrAt10.toFixed(3).padStart(8),
    recallAt5.toFixed(3).padStart(10),
    `${(100 * zeroHitRate).toFixed(1)} %`.padStart(8),
  ];
  return cells.join("");
}

function missText({ query, rank, pages, found }: Outcome): string {
  const place = rank === 0 ? "not found" : rank === 1 ? "a page late" : `place ${rank}`;
  const before = found.slice(0, rank === 0 ? 3 : Math.max(1, rank - 1)).join(", ");
  const late = pages.filter((page) => !found.slice(0, 5).includes(page)).join(", ");
  return rank === 1
    ? `  ${query} (${place}: ${late})`
    : `  ${query} (${place}, after ${before || "nothing"})`;
}
