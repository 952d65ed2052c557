import {
  type LabPlace,
  normalizeResponse,
  type Preparation,
  type SampleRequest,
  type TreeValue,
} from "../content";
import { folders } from "../platform/folders";
import type { RunningLab } from "../platform/lab";
import type { Chain } from "./chains";
import type { SampleOfPage } from "./collect";
import { failed, type Outcome } from "./outcome";
import { send } from "./send";

/** Runs chains of samples on the lab, each with the seeded data. @param onProgress is called after each chain. */
export async function runChains(
  chains: readonly Chain[],
  lab: RunningLab,
  onProgress: (samples: number) => void,
): Promise<Map<SampleOfPage, readonly Outcome[]>> {
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  for (const chain of chains) {
    await lab.restoreDatabase();
    for (const [sample, outcome] of await runChain(chain, lab)) outcomes.set(sample, outcome);
    onProgress(chain.length);
  }
  return outcomes;
}

/** Runs one chain on the data that the lab has. */
export async function runChain(
  chain: Chain,
  lab: RunningLab,
): Promise<Map<SampleOfPage, readonly Outcome[]>> {
  const place: LabPlace = { url: lab.url, folders: [lab.folder, folders.platform], startedAt: new Date() };
  const outcomes = new Map<SampleOfPage, readonly Outcome[]>();
  for (const sample of chain) {
    const outcome = await responseOf(sample.check.request, lab);
    outcomes.set(sample, [outcome.ok ? normalized(outcome, place) : outcome]);
  }
  return outcomes;
}

function normalized(outcome: Extract<Outcome, { ok: true }>, place: LabPlace): Outcome {
  return outcome.response ? { ok: true, response: normalizeResponse(outcome.response, place) } : outcome;
}

function responseOf(request: SampleRequest, lab: RunningLab): Promise<Outcome> {
  if (request.kind === "rest") return rest(request, lab);
  if (request.kind === "graphql") return graphql(request, lab);
  if (request.kind === "documentService") return documentService(request, lab);
  throw new Error(`A ${request.kind} sample has no response.`);
}

async function rest(request: Extract<SampleRequest, { kind: "rest" }>, lab: RunningLab): Promise<Outcome> {
  for (const preparation of request.before) {
    const failure = await prepare(preparation, lab);
    if (failure) return failure;
  }
  const response = await send(request, lab);
  const { status = 0, body } = response;
  if (request.expect === null ? isSuccess(status) : status === request.expect) return { ok: true, response };
  const fix =
    request.expect === null
      ? `If this is intended, write expect={${status}}.`
      : `The page expects ${request.expect}.`;
  return failed(`The platform responded with ${status}. ${fix}`, { detail: pretty(body) });
}

async function prepare(preparation: Preparation, lab: RunningLab): Promise<Outcome | undefined> {
  if ("run" in preparation) {
    // What its last statement gives may be nothing that can leave the platform.
    const result = await lab.run(`${preparation.run};\nreturn null;`);
    return result.ok
      ? undefined
      : failed(`The code that runs before the sample throws: ${result.error.message}`);
  }
  const { status = 0, body } = await send(preparation, lab);
  if (isSuccess(status)) return undefined;
  const what = `${preparation.method} ${preparation.target}`;
  return failed(`The request before the sample, ${what}, returned ${status}.`, { detail: pretty(body) });
}

async function graphql(
  request: Extract<SampleRequest, { kind: "graphql" }>,
  lab: RunningLab,
): Promise<Outcome> {
  const { query, variables, as, fails } = request;
  const body: TreeValue = { query, variables };
  const response = await send({ method: "POST", target: "/graphql", headers: {}, body, as }, lab);
  const hasErrors = typeof response.body === "object" && response.body !== null && "errors" in response.body;
  if (hasErrors === fails) return { ok: true, response };
  return fails
    ? failed("The page says that the query fails, but it doesn't.", { detail: pretty(response.body) })
    : failed('The query has errors. If this is intended, mark it "fails".', {
        detail: pretty(response.body),
      });
}

async function documentService(
  { code, fails }: Extract<SampleRequest, { kind: "documentService" }>,
  lab: RunningLab,
): Promise<Outcome> {
  const result = await lab.run(code);
  if (result.ok && fails) {
    return failed("The page says that the code throws, but it doesn't.", {
      detail: pretty(asTree(result.value)),
    });
  }
  if (result.ok) return { ok: true, response: { body: asTree(result.value) } };
  const body = asTree({ error: result.error });
  if (fails) return { ok: true, response: { body } };
  return failed('The code throws. If this is intended, mark it "fails".', { detail: pretty(body) });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The value came as JSON from another process. */
function asTree(value: unknown): TreeValue {
  return JSON.parse(JSON.stringify(value ?? null));
}

function pretty(body: TreeValue | undefined): string {
  return body === undefined ? "(no body)" : typeof body === "string" ? body : JSON.stringify(body, null, 2);
}
