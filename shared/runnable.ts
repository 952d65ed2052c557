import type { Caller } from "./callers";
import type { RecordedResponse } from "./recorded/response";
import type { Preparation, RestRequest } from "./restRequest";
import type { TreeValue } from "./tree";

interface Recorded {
  /** The sample whose database it continues with; null if it starts with the seeded data. */
  readonly after: string | null;
  readonly response: RecordedResponse;
}

/** A request of the REST API, after requests and code that are not shown. */
export interface RunnableRequest extends Recorded {
  readonly kind: "rest";
  readonly request: RestRequest;
  readonly before: readonly Preparation[];
}

/** A query or a mutation of GraphQL. */
export interface RunnableGraphql extends Recorded {
  readonly kind: "graphql";
  readonly query: string;
  readonly variables: TreeValue;
  readonly as: Caller;
}

/** Code that runs in the server, such as a call of the Document Service. */
export interface RunnableCode extends Recorded {
  readonly kind: "documentService";
  readonly code: string;
}

/** A recorded sample that a reader can run in the browser. */
export type RunnableSample = RunnableRequest | RunnableGraphql | RunnableCode;

/** What a page's samples need to run: a file next to the page that loads with the first run. */
export interface PageSamples {
  /** By fingerprint, including samples that others continue from. */
  readonly samples: Readonly<Record<string, RunnableSample>>;
  /** The fingerprint of each sample, by its id on the page. */
  readonly ids: Readonly<Record<string, string>>;
}
