import { folders } from "../../../lab/runner/platform/folders";
import type { RunningLab } from "../../../lab/runner/platform/lab";
import { differenceOf } from "../../../lab/runner/samples/compare";
import { send } from "../../../lab/runner/samples/send";
import type { RecordedResponse } from "../../../plugins/docs-content/schema/recordings";
import { normalizeResponse } from "../../../shared/recorded/normalize";
import type { RestRequest } from "../../../shared/restRequest";
import type { EngineClient } from "./engineClient";
import { earlierDocument } from "./requests";

export interface Difference {
  /** What was sent, up to the request whose responses differ. */
  readonly requests: readonly RestRequest[];
  readonly text: string;
}

/** Sends requests to the lab and to the engine, each with the seeded data. @returns the first difference */
export async function runScenario(
  requests: readonly RestRequest[],
  lab: RunningLab,
  engine: EngineClient,
  startedAt: Date,
): Promise<Difference | undefined> {
  const place = { url: lab.url, folders: [lab.folder, folders.platform], startedAt };
  await Promise.all([lab.restoreDatabase(), engine.reset()]);
  const sent: RestRequest[] = [];
  let documentId = "nothing-was-found";
  for (const generated of requests) {
    const request = { ...generated, target: generated.target.replace(earlierDocument, documentId) };
    sent.push(request);
    const [wanted, got] = await Promise.all([send(request, lab), engine.send(request)]);
    if ("broken" in got) return { requests: sent, text: got.broken };
    const text = compare(inOrder(normalizeResponse(wanted, place)), inOrder(normalizeResponse(got, place)));
    if (text !== undefined) return { requests: sent, text };
    documentId = documentIdIn(wanted) ?? documentId;
  }
  return undefined;
}

/** The lab names components in the order of its file system, which is not the same on every machine. */
function inOrder(response: RecordedResponse): RecordedResponse {
  const sorted = (names: string) => names.split(", ").sort().join(", ");
  return JSON.parse(
    JSON.stringify(response).replace(
      /(__component must be one of the following values: )([\w., -]+)/g,
      (_all, before: string, names: string) => before + sorted(names),
    ),
  );
}

function compare(wanted: RecordedResponse, got: RecordedResponse): string | undefined {
  const text = differenceOf({ kind: "rest", strapi: "0.0.0", request: null, response: wanted }, got);
  return text?.replace("- recorded", "- the lab").replace("+ the lab's response", "+ the sandbox");
}

/** Of the entry in a response, or of the first one. */
function documentIdIn({ body }: RecordedResponse): string | undefined {
  return /"documentId":"(\w+)"/.exec(JSON.stringify(body ?? null))?.[1];
}
