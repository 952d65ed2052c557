import { prepareLab, startLab } from "../platform/lab";
import { checkTest } from "./checkTest";
import { type Group, groupsOf } from "./groups";
import { runClaim } from "./runClaim";
import { checkBoot, checkCommand, checkSource } from "./runOutside";
import type { ClaimOfPage, Differences, Verdicts } from "./verdict";

export interface ProveOptions {
  /** Distinguishes instances of the lab that run in parallel. */
  readonly name: string;
  readonly log: (line: string) => void;
}

/** Runs the proofs of claims. Those that need a running lab share one for each way to start it. */
export async function prove(claims: readonly ClaimOfPage[], options: ProveOptions): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  const checkable = claims.filter(({ claim }) => !("public" in claim));
  if (checkable.length === 0) return verdicts;
  await prepareLab();
  for (const placed of checkable) {
    const { claim } = placed;
    if ("source" in claim) verdicts.set(placed, checkSource(claim));
    if ("test" in claim) verdicts.set(placed, checkTest(claim));
    if ("command" in claim) verdicts.set(placed, await checkCommand(claim, options.name));
  }
  const groups = groupsOf(
    checkable.filter(({ claim }) => "request" in claim || "run" in claim || "boot" in claim),
  );
  for (const [index, group] of groups.entries()) {
    options.log(`  start ${index + 1} of ${groups.length}: ${group.claims.length} claims`);
    for (const [placed, differences] of await proveGroup(group, options.name))
      verdicts.set(placed, differences);
  }
  return verdicts;
}

async function proveGroup(group: Group, name: string): Promise<Verdicts> {
  const [first] = group.claims;
  if (first && "boot" in first.claim) return new Map([[first, await checkBoot(first.claim, group, name)]]);
  const lab = await startLab({ name, port: 0, clock: "fixed", files: group.files, env: group.env });
  const verdicts = new Map<ClaimOfPage, Differences>();
  try {
    for (const placed of group.claims) verdicts.set(placed, await runClaim(placed, lab));
  } finally {
    await lab.stop();
  }
  return verdicts;
}
