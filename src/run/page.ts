import { withPrefix } from "gatsby";
import { once } from "../../shared/once";
import { samplesPath } from "../../shared/paths";
import type { PageSamples, RunnableSample } from "../../shared/runnable";
import { isReading } from "../sandbox/isChange";
import { lastSandboxUser, openSandbox, type Work } from "../sandbox/sandbox";
import type { OnProgress } from "../sandbox/types";
import { createRunner, type Ran } from "./createRunner";
import { type Draft, workOfStep } from "./kinds/kinds";
import { performIn } from "./work";

/** A sample that a reader runs. */
export interface PlacedSample {
  readonly fingerprint: string;
  readonly sample: RunnableSample;
}

/** A page whose samples run in the reader's browser. They share one database. */
export interface RunPage {
  /** @param id of the sample on the page. */
  sampleAt(id: string): PlacedSample;
  run(fingerprint: string, edited: Work | undefined, onProgress: OnProgress): Promise<Ran>;
  reset(): Promise<void>;
  /** What a reader has made of samples, by their ids, so that it is there when it is edited again. */
  readonly drafts: Map<string, Draft>;
}

/**
 * A page, to run its samples.
 *
 * @param path of the page that is shown, if not given
 * @throws an error whose message is a sentence for the reader. The next call tries again.
 */
export function openPage(path: string = shownPath()): Promise<RunPage> {
  return open(path);
}

/** The landing page shows samples of several pages. */
const open = once(async (path: string) => pageOf(path, await load(path)));

function pageOf(path: string, { samples, ids }: PageSamples): RunPage {
  let report: OnProgress = () => {};
  const sandbox = () => openSandbox(path, (done, total) => report(done, total));
  const runner = createRunner<Work>({
    samples,
    workOf: workOfStep,
    isReading,
    perform: (work, moment) => performIn(sandbox(), work, moment),
    reset: () => sandbox().reset(),
  });
  return {
    sampleAt: (id) => {
      const fingerprint = ids[id];
      const sample = fingerprint === undefined ? undefined : samples[fingerprint];
      if (fingerprint === undefined || !sample) throw new Error(outdated);
      return { fingerprint, sample };
    },
    run: (fingerprint, edited, onProgress) => {
      // Another page or tool has used the sandbox, which is reset for this page.
      if (lastSandboxUser() !== path) runner.forget();
      report = onProgress;
      return runner.run(fingerprint, edited);
    },
    reset: async () => {
      runner.forget();
      await sandbox().reset();
    },
    drafts: new Map(),
  };
}

const outdated = "This page has a newer version by now. Reload it, then run the sample again.";

async function load(path: string): Promise<PageSamples> {
  const response = await fetch(withPrefix(samplesPath(path))).catch(() => undefined);
  if (response?.ok) return response.json();
  throw new Error(
    response?.status === 404
      ? outdated
      : "The sample could not be loaded. Check your connection, then try again.",
  );
}

/** The path of the page within the site. */
function shownPath(): string {
  const { pathname } = window.location;
  return `/${decodeURI(pathname).slice(withPrefix("/").length)}`.replace(/\/$/, "");
}
