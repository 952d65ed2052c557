import { chainsOf } from "../../../lab/runner/samples/chains";
import { collectPages, type SampleOfPage, verifiableSamples } from "../../../lab/runner/samples/collect";
import { differenceOf } from "../../../lab/runner/samples/compare";
import type { RecordedResponse } from "../../../plugins/docs-content/schema/recordings";
import { normalizeResponse } from "../../../shared/recorded/normalize";
import { type Kind, kindOf } from "./kind";
import { responseOf, Unrunnable } from "./responseOf";
import { type CheckedEngine, startEngine } from "./startEngine";
import { makeStory, type Story } from "./story";

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
 * @param start starts another engine than the usual one
 */
export async function compareAll(
  contentDir: string,
  wanted: readonly string[],
  start: (story: Story) => Promise<CheckedEngine> = startEngine,
): Promise<Comparison[]> {
  const samples = verifiableSamples(await collectPages(contentDir, wanted));
  const story = makeStory();
  const engine = await start(story);
  const results = new Map<SampleOfPage, Comparison>();
  try {
    for (const chain of chainsOf(samples)) {
      await engine.reset();
      story.beginAgain();
      let before = unrunnableOf(chain);
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

  async function attempt({ check }: SampleOfPage): Promise<RecordedResponse | Unrunnable> {
    try {
      return normalizeResponse(await responseOf(check.request, engine, story), place);
    } catch (error) {
      if (error instanceof Unrunnable) return error;
      throw error;
    }
  }
}

function unrunnableOf([first]: readonly SampleOfPage[]): Unrunnable | undefined {
  if (!first || first.page.projectFiles.length === 0) return undefined;
  return new Unrunnable("It runs in a project with the files of its page.");
}

function comparisonOf(
  { page, check }: SampleOfPage,
  kind: Kind,
  outcome: RecordedResponse | Unrunnable,
): Comparison {
  const sample = { kind, page: page.file, fingerprint: check.fingerprint, label: check.label };
  if (outcome instanceof Unrunnable) return { ...sample, difference: outcome.message };
  const recording = page.recordings?.recordings[check.fingerprint];
  const difference = recording ? differenceOf(recording, outcome) : "There is no recording.";
  return difference === undefined ? sample : { ...sample, difference };
}
