import type { RecordedResponse, Recording, Recordings, VerifiableSample } from "../content";

/** A sample with its response, if it has one. */
export interface RecordedSample {
  readonly sample: VerifiableSample;
  readonly response?: RecordedResponse | undefined;
}

const writtenBy = "npm run lab -- record";

/**
 * The text of a page's recordings: in the order of the page, each once, and the same for the same responses.
 *
 * @param version of the platform, as three numbers.
 */
export function recordingsText(samples: readonly RecordedSample[], version: string): string {
  const entries = samples.map(({ sample, response }) => [
    sample.fingerprint,
    recordingOf(sample, response, version),
  ]);
  const file: Recordings = { writtenBy, samples: Object.fromEntries(entries) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function recordingOf(
  { request, after }: VerifiableSample,
  response: RecordedResponse | undefined,
  version: string,
): Recording {
  const { kind, ...rest } = request;
  return {
    kind,
    strapi: version,
    ...(after === null ? {} : { after }),
    // Through JSON, because that is what will be read: undefined values are dropped.
    request: JSON.parse(JSON.stringify(rest)),
    ...(response ? { response } : {}),
  };
}
