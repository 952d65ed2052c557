import type { PageOutline, SampleOutline } from "../files/readPage";
import { type RecordingsFile, recordCommand, recordingsFileOf } from "../files/readRecordings";
import { fileStart, type Problem } from "../problems";
import { shownPart } from "../samples/show";
import type { ContentModel } from "./model";

/** Every sample that the platform can verify has a recording of just this request, and every recording has its sample. */
export function checkRecordings(model: ContentModel): Problem[] {
  const files = new Map(model.recordings.map((file) => [file.file, file]));
  const pages = new Set(model.pages.map((page) => page.file));
  return [
    ...model.recordings.flatMap((file) => file.problems),
    ...model.recordings.filter(({ page }) => !pages.has(page)).map(withoutPage),
    ...model.pages.flatMap((page) => checkPage(page, files.get(recordingsFileOf(page.file)))),
  ];
}

function withoutPage({ file, page }: RecordingsFile): Problem {
  const message = `These are recordings of ${page}, which doesn't exist.`;
  return { file, ...fileStart, rule: "orphan-recording", message, fix: "Remove the file." };
}

function checkPage(page: PageOutline, file: RecordingsFile | undefined): Problem[] {
  // A file that can't be read has been reported already, and can contain all of them.
  if (file && file.problems.length > 0) return [];
  const wanted = new Set(page.samples.map(({ fingerprint }) => fingerprint));
  const recorded = new Set(file?.recorded.map(({ fingerprint }) => fingerprint));
  const orphans = (file?.recorded ?? []).filter(({ fingerprint }) => !wanted.has(fingerprint));
  const fix = `Run it on the lab: ${recordCommand(page.file)}`;
  const missing = page.samples
    .filter(({ fingerprint }) => !recorded.has(fingerprint))
    .map((sample): Problem => {
      // A recording that no sample uses anymore is the response to this sample before it was changed.
      const older = orphans.findIndex(({ kind }) => kind === sample.kind);
      if (older !== -1) orphans.splice(older, 1);
      return { file: page.file, ...placeOf(sample), ...explain(sample, older !== -1), fix };
    });
  const left = orphans.map(({ line, column }): Problem => {
    const message = "No sample of the page has this recording.";
    return { file: file?.file ?? "", line, column, rule: "orphan-recording", message, fix };
  });
  return [...missing, ...left, ...page.samples.flatMap((sample) => checkShown(page, sample, file))];
}

/** The part of a response that a writer selected must exist. */
function checkShown(page: PageOutline, sample: SampleOutline, file: RecordingsFile | undefined): Problem[] {
  const { show, fingerprint } = sample;
  const body = file?.recordings[fingerprint]?.response?.body;
  if (show === null || body === undefined || shownPart(body, show) !== undefined) return [];
  const message =
    typeof show === "number" ? "The response has no array." : `The response has nothing at ${show}.`;
  const fix = "Correct show, or remove it to show the whole response.";
  return [{ file: page.file, ...placeOf(sample), rule: "sample-show", message, fix }];
}

function placeOf({ line, column }: SampleOutline): Pick<Problem, "line" | "column"> {
  return { line, column };
}

function explain({ label }: SampleOutline, isStale: boolean): Pick<Problem, "rule" | "message"> {
  return isStale
    ? { rule: "stale-recording", message: `"${label}" has changed since it was recorded.` }
    : { rule: "missing-recording", message: `"${label}" was never recorded.` };
}
