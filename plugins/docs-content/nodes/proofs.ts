import { formatDate } from "../../../shared/dates";
import { platform } from "../../../shared/platform";
import { coverageOf, isPublic } from "../claims/coverage";
import { claimsFileOf } from "../files/readClaims";
import { recordingsFileOf } from "../files/readRecordings";
import type { Claim } from "../schema/claims";
import type { Lookup } from "../store/lookup";
import type { DocFields } from "../store/stored";
import { verifiedSamples } from "./verifiedSamples";

/** How many statements a page makes about the platform, how many of them are proven, and how many only have a public source. */
export function statementCounts({ file }: DocFields, find: Lookup) {
  const page = find.get("PageText", file);
  if (!page) return { statements: 0, provenStatements: 0, sourcedStatements: 0 };
  const { asserting, proven, sourced } = coverageOf(page.text, page.statements, claimsOf(file, find));
  return { statements: asserting, provenStatements: proven, sourcedStatements: sourced };
}

/** How many samples of a page were verified, and how many of these only by the types of the platform. */
export function sampleCounts(doc: DocFields, find: Lookup): { verified: number; typeChecked: number } {
  const verified = verifiedSamples(doc, find).filter(({ verifiedWith }) => verifiedWith !== null);
  return {
    verified: verified.length,
    typeChecked: verified.filter(({ kind }) => kind === "types").length,
  };
}

/**
 * The line about proofs at the end of a page, such as "51 statements and 9 samples verified with Strapi 5.54.0 on November 25, 2026".
 *
 * @returns null for a page without any
 */
export function proofLine(doc: DocFields, find: Lookup): string | null {
  const claims = claimsOf(doc.file, find).filter((claim) => !isPublic(claim)).length;
  const samples = sampleCounts(doc, find).verified;
  const counts = [counted(claims, "statement"), counted(samples, "sample")].filter((count) => count !== "");
  if (counts.length === 0) return null;
  const dates = [claimsFileOf(doc.file), recordingsFileOf(doc.file)].flatMap(
    (file) => find.get("ContentDate", file)?.date ?? [],
  );
  const last = dates.sort().at(-1);
  const when = last === undefined ? "" : ` on ${formatDate(last)}`;
  return `${counts.join(" and ")} verified with ${platform.name} ${platform.version}${when}`;
}

function counted(count: number, name: string): string {
  return count === 0 ? "" : `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** Bugs of the platform that a page describes, as its claims name them. */
export function platformBugs({ file }: DocFields, find: Lookup): NonNullable<Claim["bug"]>[] {
  return claimsOf(file, find).flatMap(({ bug }) => bug ?? []);
}

/** Statements of the configuration checker that a page proves. */
export function configurationChecks({ file, path, title }: DocFields, find: Lookup) {
  return claimsOf(file, find)
    .flatMap(({ checks = [] }) => checks)
    .map(({ at = "", ...check }) => ({ ...check, path: `${path}${at}`, title }));
}

function claimsOf(file: string, find: Lookup): Claim[] {
  return find.get("ClaimsFile", claimsFileOf(file))?.claims.claims.map(({ claim }) => claim) ?? [];
}
