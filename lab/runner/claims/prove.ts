import { inParallel } from "../platform/inParallel";
import { prepareLab, startLab } from "../platform/lab";
import { Failure } from "../project";
import { checkClientFile } from "./checkClientFile";
import { checkTest } from "./checkTest";
import { type Group, groupsOf } from "./groups";
import { provePanel } from "./panel/provePanel";
import { runClaim } from "./runClaim";
import { checkBoot, checkCommand, checkSource } from "./runOutside";
import type { ClaimOfPage, Verdicts } from "./verdict";

export interface ProveOptions {
  /** What the names of labs begin with. */
  readonly name: string;
  readonly log: (line: string) => void;
}

export interface Proof {
  /** In the order of the claims. */
  readonly verdicts: Verdicts;
  /** Why claims have no verdict: one line for each lab that didn't start or broke. */
  readonly failure: Failure | undefined;
}

/** Proves several claims in one place, and notes the results. The name is for a lab. */
type Work = (name: string, results: Verdicts) => Promise<void>;

/** Runs the proofs of claims. Those that need a running lab share one for each way to start it. */
export async function prove(claims: readonly ClaimOfPage[], options: ProveOptions): Promise<Proof> {
  const checkable = claims.filter(({ claim }) => !("public" in claim));
  if (checkable.length === 0) return { verdicts: new Map(), failure: undefined };
  await prepareLab();
  const results = checkFiles(checkable);
  const failure = await inParallel(workFor(checkable, options.log), options, (work, name) =>
    work(name, results),
  ).then(() => undefined, failureOf);
  const verdicts = new Map(
    checkable.flatMap((pageClaim) => {
      const differences = results.get(pageClaim);
      return differences ? [[pageClaim, differences] as const] : [];
    }),
  );
  return { verdicts, failure };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

function checkFiles(claims: readonly ClaimOfPage[]): Verdicts {
  const results: Verdicts = new Map();
  for (const pageClaim of claims) {
    const { claim } = pageClaim;
    if ("source" in claim) results.set(pageClaim, checkSource(claim));
    if ("test" in claim) results.set(pageClaim, checkTest(claim));
    if ("client" in claim) results.set(pageClaim, checkClientFile(claim));
  }
  return results;
}

/** The longest work begins first, so that no other lab is idle while it finishes. */
function workFor(claims: readonly ClaimOfPage[], log: ProveOptions["log"]): Work[] {
  const groups = groupsOf(claims).sort((a, b) => b.claims.length - a.claims.length);
  const starts = groups.map(
    (group, index): Work =>
      (name, results) => {
        log(`  start ${index + 1} of ${groups.length}: ${group.claims.length} claims`);
        return proveGroup(group, name, results);
      },
  );
  return [(name, results) => proveCommands(claims, name, results), ...starts];
}

/** One after the other: some load the lab's own project, and its plugins write there. */
async function proveCommands(claims: readonly ClaimOfPage[], name: string, results: Verdicts): Promise<void> {
  for (const pageClaim of claims)
    if ("command" in pageClaim.claim) results.set(pageClaim, await checkCommand(pageClaim.claim, name));
}

async function proveGroup(group: Group, name: string, results: Verdicts): Promise<void> {
  const [first] = group.claims;
  if (first && "boot" in first.claim) {
    results.set(first, await checkBoot(first.claim, group, name));
    return;
  }
  const { files, env, inPanel, develop } = group;
  const clock = inPanel ? "real" : "fixed";
  const lab = await startLab({ name, port: 0, clock, files, env, develop });
  try {
    if (inPanel) return await provePanel(group, lab, results);
    for (const pageClaim of group.claims) results.set(pageClaim, await runClaim(pageClaim, lab));
  } finally {
    await lab.stop();
  }
}
