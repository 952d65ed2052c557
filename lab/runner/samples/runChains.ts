import type { Preparation, SampleRequest, TreeValue } from "../content";
import { folders } from "../platform/folders";
import type { RunningLab } from "../platform/lab";
import type { Chain } from "./chains";
import type { PlacedSample } from "./collect";
import { type LabPlace, normaliseAnswer } from "./normalize";
import { bad, type Outcome } from "./outcome";
import { send } from "./send";

/** Runs chains of samples on the lab, each on what was seeded. @param tick is called after each of them. */
export async function runChains(
  chains: readonly Chain[],
  lab: RunningLab,
  tick: (samples: number) => void,
): Promise<Map<PlacedSample, readonly Outcome[]>> {
  const place: LabPlace = { url: lab.url, folders: [lab.folder, folders.platform], startedAt: new Date() };
  const outcomes = new Map<PlacedSample, readonly Outcome[]>();
  for (const chain of chains) {
    await lab.restoreDatabase();
    for (const placed of chain) {
      const outcome = await answerOf(placed.check.request, lab);
      outcomes.set(placed, [outcome.isGood ? normalised(outcome, place) : outcome]);
    }
    tick(chain.length);
  }
  return outcomes;
}

function normalised(outcome: Extract<Outcome, { isGood: true }>, place: LabPlace): Outcome {
  return outcome.answer ? { isGood: true, answer: normaliseAnswer(outcome.answer, place) } : outcome;
}

function answerOf(request: SampleRequest, lab: RunningLab): Promise<Outcome> {
  if (request.kind === "rest") return rest(request, lab);
  if (request.kind === "graphql") return graphql(request, lab);
  if (request.kind === "documentService") return documentService(request, lab);
  throw new Error(`A ${request.kind} sample has no answer.`);
}

async function rest(request: Extract<SampleRequest, { kind: "rest" }>, lab: RunningLab): Promise<Outcome> {
  for (const preparation of request.before) {
    const failure = await prepare(preparation, lab);
    if (failure) return failure;
  }
  const answer = await send(request, lab);
  const { status = 0, body } = answer;
  if (request.expect === null ? isSuccess(status) : status === request.expect)
    return { isGood: true, answer };
  const mend =
    request.expect === null
      ? `If that is the point, write expect={${status}}.`
      : `The page expects ${request.expect}.`;
  return bad(`The platform answered with ${status}. ${mend}`, { detail: pretty(body) });
}

async function prepare(preparation: Preparation, lab: RunningLab): Promise<Outcome | undefined> {
  if ("run" in preparation) {
    // What its last statement gives may be nothing that can leave the platform.
    const result = await lab.run(`${preparation.run};\nreturn null;`);
    return result.ok ? undefined : bad(`The code that runs before it throws: ${result.error.message}`);
  }
  const { status = 0, body } = await send(preparation, lab);
  if (isSuccess(status)) return undefined;
  const what = `${preparation.method} ${preparation.target}`;
  return bad(`The request before it, ${what}, was answered with ${status}.`, { detail: pretty(body) });
}

async function graphql(
  request: Extract<SampleRequest, { kind: "graphql" }>,
  lab: RunningLab,
): Promise<Outcome> {
  const { query, variables, as, fails } = request;
  const body: TreeValue = { query, variables };
  const answer = await send({ method: "POST", target: "/graphql", headers: {}, body, as }, lab);
  const hasErrors = typeof answer.body === "object" && answer.body !== null && "errors" in answer.body;
  if (hasErrors === fails) return { isGood: true, answer };
  return fails
    ? bad("The page says that the query fails, and it doesn't.", { detail: pretty(answer.body) })
    : bad('The query has errors. If that is the point, mark it "fails".', { detail: pretty(answer.body) });
}

async function documentService(
  { code, fails }: Extract<SampleRequest, { kind: "documentService" }>,
  lab: RunningLab,
): Promise<Outcome> {
  const result = await lab.run(code);
  if (result.ok && fails) {
    return bad("The page says that the code throws, and it doesn't.", {
      detail: pretty(asTree(result.value)),
    });
  }
  if (result.ok) return { isGood: true, answer: { body: asTree(result.value) } };
  const body = asTree({ error: result.error });
  if (fails) return { isGood: true, answer: { body } };
  return bad('The code throws. If that is the point, mark it "fails".', { detail: pretty(body) });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** What came over a channel of JSON is JSON. */
function asTree(value: unknown): TreeValue {
  return JSON.parse(JSON.stringify(value ?? null));
}

function pretty(body: TreeValue | undefined): string {
  return body === undefined ? "(no body)" : typeof body === "string" ? body : JSON.stringify(body, null, 2);
}
