import { persistsAfterRestore } from "../samples/chains";
import type { ClaimOfPage } from "./verdict";

/** Claims that share a running lab, and what it is started with. */
export interface Group {
  readonly files: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly inPanel: boolean;
  /** For the Content-Type Builder, which is locked otherwise. */
  readonly develop: boolean;
  readonly claims: readonly ClaimOfPage[];
}

const kindsWithLab = ["request", "run", "boot", "panel"];

/**
 * Groups claims whose lab starts in the same way, and leaves out those that need no lab. Code that changes the platform itself
 * gets its own lab.
 */
export function groupsOf(claims: readonly ClaimOfPage[]): Group[] {
  const groups = new Map<string, ClaimOfPage[]>();
  const needLab = claims.filter(({ claim }) => kindsWithLab.some((kind) => kind in claim));
  for (const [index, pageClaim] of needLab.entries()) {
    const start = startOf(pageClaim);
    const alone = isAlone(pageClaim) ? index : null;
    const key = JSON.stringify([alone, start]);
    groups.set(key, [...(groups.get(key) ?? []), pageClaim]);
  }
  return [...groups.values()].flatMap((group) => (group[0] ? [{ ...startOf(group[0]), claims: group }] : []));
}

function startOf({ claim, setup }: ClaimOfPage): Omit<Group, "claims"> {
  const develop = "panel" in claim && claim.panel.startsWith("/plugins/content-type-builder");
  return { files: setup?.files ?? {}, env: setup?.env ?? {}, inPanel: "panel" in claim, develop };
}

/** A claim about a start needs its own. */
function isAlone({ claim, setup }: ClaimOfPage): boolean {
  if ("boot" in claim) return true;
  const steps = [...(setup?.before ?? []), ...("before" in claim ? (claim.before ?? []) : [])];
  const code = steps.flatMap((step) => ("run" in step ? [step.run] : []));
  return [...code, "run" in claim ? claim.run : ""].some(persistsAfterRestore);
}
