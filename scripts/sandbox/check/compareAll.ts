import { chainsOf } from "../../../lab/runner/samples/chains";
import { collectPages, type PlacedSample, verifiableSamples } from "../../../lab/runner/samples/collect";
import { differenceOf } from "../../../lab/runner/samples/compare";
import type { Answer } from "../../../plugins/docs-content/schema/recordings";
import type { Edit } from "../../../sandbox/bundle/edits";
import { normalizeAnswer } from "../../../shared/recorded/normalize";
import { answerOf, Unrunnable } from "./answer";
import { type Kind, kindOf } from "./kind";
import { startEngine } from "./startEngine";
import { makeStory } from "./story";

/** What came of a sample in the engine. */
export interface Comparison {
  /** Page, fingerprint, and what people call it. */
  readonly page: string;
  readonly fingerprint: string;
  readonly label: string;
  readonly kind: Kind;
  /** Undefined when the engine says what was recorded; else how it differs, or why the engine can't be asked. */
  readonly difference?: string;
}

const place = { url: "http://localhost:1337", folders: [], startedAt: new Date() };

/**
 * Runs the recorded samples of the site in the engine.
 *
 * @param wanted pages; all when empty
 * @param edit breaks the engine
 */
export async function compareAll(
  contentDir: string,
  wanted: readonly string[],
  edit?: Edit,
): Promise<Comparison[]> {
  // A recipe runs in a project with files of its own, which the engine doesn't have.
  const pages = (await collectPages(contentDir, wanted)).filter((page) => page.projectFiles.length === 0);
  const samples = verifiableSamples(pages);
  const story = makeStory();
  const engine = await startEngine(story, edit);
  const results = new Map<PlacedSample, Comparison>();
  try {
    for (const chain of chainsOf(samples)) {
      await engine.reset();
      story.beginAgain();
      let before: Unrunnable | undefined;
      for (const [index, placed] of chain.entries()) {
        const outcome = before ?? (await attempt(placed));
        if (outcome instanceof Unrunnable)
          before ??= new Unrunnable("It follows a sample that can't be run.");
        results.set(placed, comparisonOf(placed, kindOf(placed, chain.slice(0, index)), outcome));
      }
    }
  } finally {
    await engine.stop();
  }
  return [...results.values()];

  async function attempt({ check }: PlacedSample): Promise<Answer | Unrunnable> {
    try {
      return normalizeAnswer(await answerOf(check.request, engine, story), place);
    } catch (error) {
      if (error instanceof Unrunnable) return error;
      throw error;
    }
  }
}

function comparisonOf({ page, check }: PlacedSample, kind: Kind, outcome: Answer | Unrunnable): Comparison {
  const sample = { kind, page: page.file, fingerprint: check.fingerprint, label: check.label };
  if (outcome instanceof Unrunnable) return { ...sample, difference: outcome.message };
  const recording = page.recordings?.recordings[check.fingerprint];
  const difference = recording ? differenceOf(recording, outcome) : "There is no recording.";
  return difference === undefined ? sample : { ...sample, difference };
}
