import type { RecordedResponse } from "../../shared/recorded/response";
import { momentOfTurn } from "../../shared/recorded/turns";
import type { PageSamples } from "../../shared/runnable";
import type { Moment } from "../sandbox/sandbox";
import { type Step, stepsOf } from "./steps";

/** What came of running a sample. */
export interface Ran {
  readonly response: RecordedResponse;
  readonly ms: number;
  /** How many earlier samples of the page ran first, on the data of the start. */
  readonly earlier: number;
  /** Whether this has removed the reader's changes. */
  readonly isReset: boolean;
  /** Whether changes that the recording doesn't have were in the data. */
  readonly isChanged: boolean;
}

/** What a step did. */
export interface Done {
  readonly response: RecordedResponse;
  readonly ms: number;
  readonly isChange: boolean;
}

/** Carries a step out. @param moment undefined for the reader's own time */
export type Perform<Work> = (work: Work, moment: Moment | undefined) => Promise<Done>;

/** The samples of one page, which share their data. */
export interface Runner<Work> {
  /** @param edited what the reader made of the sample; undefined for the sample as it is. */
  run(fingerprint: string, edited: Work | undefined): Promise<Ran>;
  /** Forgets all changes: the data is as it was at the start. */
  forget(): void;
}

interface RunnerOptions<Work> {
  readonly samples: PageSamples["samples"];
  readonly perform: Perform<Work>;
  readonly workOf: (step: Step) => Promise<Work>;
  readonly isReading: (work: Work) => boolean;
  readonly reset: () => Promise<void>;
}

/**
 * Runs samples on the data that earlier runs have changed. If a sample continues from others that the reader hasn't run, the
 * data is reset, and they run first. If nothing else has changed the data, it runs with the time and the random values of its
 * recording, so that the result is the recorded one.
 */
export function createRunner<Work>(options: RunnerOptions<Work>): Runner<Work> {
  const { samples, perform, workOf, isReading, reset } = options;
  /** Changes since the start of the data, in order. An edited one has a mark. */
  let trail: string[] = [];

  const restart = async (steps: readonly Step[]) => {
    await reset();
    trail = [];
    for (const step of steps) {
      const { isChange } = await perform(await workOf(step), momentOfTurn(step.turn));
      if (isChange) trail.push(step.key);
    }
  };

  /** Keys of the steps that change the data. */
  const changesOf = async (steps: readonly Step[]): Promise<string[]> => {
    const works = await Promise.all(steps.map(workOf));
    return steps.filter((_, index) => !isReading(works[index] as Work)).map(({ key }) => key);
  };

  /** Ensures that the steps that a sample continues from have run. */
  const prepare = async (steps: readonly Step[], needed: readonly string[], own: Step) => {
    const done = new Set(trail.map((key) => key.replace(mark, "")));
    if (needed.every((key) => done.has(key))) return { earlier: 0, isReset: false };
    const isReset = trail.length > 0;
    await restart(steps);
    const others = steps.map(({ sample }) => sample).filter((sample) => sample !== own.sample);
    return { earlier: new Set(others).size, isReset };
  };

  return {
    run: async (fingerprint, edited) => {
      const { earlier, own } = stepsOf(samples, fingerprint);
      const work = edited ?? (await workOf(own));
      const needed = await changesOf(earlier);
      const prepared = await prepare(earlier, needed, own);
      const isAsRecorded = trail.join() === needed.join();
      const done = await perform(work, isAsRecorded ? momentOfTurn(own.turn) : undefined);
      if (done.isChange) trail.push(edited === undefined ? own.key : `${own.key}${mark}`);
      return { response: done.response, ms: done.ms, ...prepared, isChanged: !isAsRecorded };
    },
    forget: () => {
      trail = [];
    },
  };
}

const mark = " edited";
