import { isDrawn, type Share } from "../share";
import { groupsOf } from "./groups";
import type { ClaimOfPage } from "./verdict";

/** A start that this many claims share is worth its time in every check. */
const manyClaims = 20;

/**
 * Leaves out claims whose lab start is not drawn. Claims of files, commands, and tests stay, and so do those that share a start
 * with many others.
 */
export function drawClaims(claims: readonly ClaimOfPage[], share: Share): ClaimOfPage[] {
  const left = groupsOf(claims)
    .filter((group) => group.claims.length < manyClaims && !isDrawn(keyOf(group.claims), share))
    .flatMap((group) => group.claims);
  const leftOut = new Set(left);
  return claims.filter((placed) => !leftOut.has(placed));
}

function keyOf(claims: readonly ClaimOfPage[]): string {
  return claims[0] ? `${claims[0].page} ${claims[0].claim.quote}` : "";
}
