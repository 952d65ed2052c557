import { parsePage } from "../../pageSyntax";
import { Failure } from "../../project";
import { type PlacedMove, readMoves } from "../../replay/moves";

/**
 * Reads the sentences of a claim, which have the syntax of steps that are replayed.
 *
 * @throws {Failure} for a sentence that doesn't say what to do
 */
export function movesOf(steps: string): PlacedMove[] {
  const { root, problems } = parsePage("steps.mdx", steps);
  const paragraphs = (root?.children ?? []).filter((node) => node.type === "paragraph");
  const read = paragraphs.map(readMoves);
  const [wrong] = [...problems, ...read.flatMap(({ loose }) => loose)];
  if (wrong) throw new Failure(wrong.message);
  const moves = read.flatMap((one) => one.moves);
  if (moves.length === 0) throw new Failure(`No step in "${steps.trim()}" uses the admin panel.`);
  return moves;
}
