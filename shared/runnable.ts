import type { RecordedAnswer } from "./recorded/answer";
import type { RestRequest } from "./restRequest";

interface Recorded {
  /** Of the sample whose database it goes on with; null for one that starts from the seed. */
  readonly after: string | null;
  readonly answer: RecordedAnswer;
}

/** A request of the REST API, after requests that are not shown. */
export interface RunnableRequest extends Recorded {
  readonly kind: "rest";
  readonly request: RestRequest;
  readonly before: readonly RestRequest[];
}

/** Code with a call of the Document Service. */
export interface RunnableCode extends Recorded {
  readonly kind: "documentService";
  readonly code: string;
}

/** A recorded sample that a reader can run in the browser. */
export type RunnableSample = RunnableRequest | RunnableCode;

/** What a page's samples need to run; a file beside the page, which loads with the first run. */
export interface PageSamples {
  /** By fingerprint; also those that others go on from. */
  readonly samples: Readonly<Record<string, RunnableSample>>;
  /** The fingerprint of each sample, by its id on the page. */
  readonly ids: Readonly<Record<string, string>>;
}
