import type { RequestClaim, RunClaim } from "../content";
import { normalizeResponse } from "../content";
import { folders } from "../platform/folders";
import type { RunningLab } from "../platform/lab";
import { send } from "../samples/send";
import { differencesFrom } from "./expectation";
import { logFrom } from "./logReader";
import { configure, prepareClaim, restRequest } from "./prepare";
import { type ClaimOfPage, type Differences, missingParts } from "./verdict";

/** Proves a claim on a running lab, beginning with the seeded data. */
export async function runClaim(pageClaim: ClaimOfPage, lab: RunningLab): Promise<Differences> {
  const { claim, setup } = pageClaim;
  await lab.restoreDatabase();
  const undo = await configure(setup?.config, lab);
  try {
    const problems = await prepareClaim(pageClaim, lab);
    if (problems.length > 0) return problems;
    if ("request" in claim) return await request(claim, lab);
    if ("run" in claim) return await runCode(claim, lab);
    throw new Error("This claim isn't proven by a running lab.");
  } finally {
    await undo();
  }
}

async function request(claim: RequestClaim, lab: RunningLab): Promise<Differences> {
  const log = logFrom(lab.logFile);
  const raw = await send(restRequest(claim), lab);
  const { status, body } = normalizeResponse(raw, placeOf(lab));
  const got = JSON.stringify(body ?? "(no body)").slice(0, 300);
  return [
    ...(status === claim.status ? [] : [`status: expected ${claim.status}, got ${status} ${got}`]),
    ...differencesFrom(claim, body),
    ...headerDifferences(claim, raw.headers ?? {}),
    ...missingParts("log", log(), claim.log),
  ];
}

function headerDifferences(
  { responseHeaders = {} }: RequestClaim,
  headers: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(responseHeaders).flatMap(([name, wanted]) => {
    const found = headers[name.toLowerCase()];
    const isRight = wanted === null ? found === undefined : found?.includes(wanted) === true;
    return isRight ? [] : [`header ${name}: expected ${wanted ?? "none"}, got ${found ?? "none"}`];
  });
}

async function runCode(claim: RunClaim, lab: RunningLab): Promise<Differences> {
  const log = logFrom(lab.logFile);
  const result = await lab.run(claim.run);
  const lines = [...result.logs, log()].join("\n");
  const wantsError = claim.error !== undefined;
  if (result.ok) {
    if (wantsError)
      return [`error: expected "${claim.error}", got the value ${JSON.stringify(result.value)}`];
    const { body } = normalizeResponse(
      { body: JSON.parse(JSON.stringify(result.value ?? null)) },
      placeOf(lab),
    );
    return [...differencesFrom(claim, body), ...missingParts("log", lines, claim.log)];
  }
  const { name, message } = result.error;
  if (!wantsError) return [`expected a value, but the code throws ${name}: ${message}`];
  return [
    ...missingParts("error", `${name}: ${message}`, claim.error),
    ...missingParts("log", lines, claim.log),
  ];
}

function placeOf(lab: RunningLab) {
  return { url: lab.url, folders: [lab.folder, folders.platform], startedAt: new Date() };
}
