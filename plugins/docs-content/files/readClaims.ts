import type { Place, Problem } from "../problems";
import { type Claim, claimsFile, type Setup } from "../schema/claims";
import { maxDataCharacters, sourceText } from "./sourceText";
import { readYaml } from "./yaml";

const ending = ".claims.yaml";

/** A claim, and its place in its own file. */
export interface PlacedClaim extends Place {
  readonly claim: Claim;
  readonly setup: Setup | undefined;
}

/** A file of claims, read and checked by itself. */
export interface ClaimsFile {
  readonly file: string;
  /** The page or partial that it quotes, as a path from the content folder. */
  readonly page: string;
  readonly claims: readonly PlacedClaim[];
  readonly problems: readonly Problem[];
}

/** `a/b.mdx` → `a/b.claims.yaml` */
export function claimsFileOf(page: string): string {
  return page.replace(/\.mdx$/, ending);
}

export function isClaimsFile(file: string): boolean {
  return file.endsWith(ending);
}

/** Reads one .claims.yaml file. What is wrong with it is in its problems; nothing is thrown. */
export function readClaims(file: string, raw: string): ClaimsFile {
  const page = `${file.slice(0, -ending.length)}.mdx`;
  const source = sourceText(file, raw, maxDataCharacters);
  const { value, problems, placeOf } = readYaml(source.text, claimsFile, file);
  const { setups = {}, claims = [] } = value ?? {};
  const placed = claims.map((claim, index): PlacedClaim => {
    const name = setupName(claim);
    const setup = name !== undefined && Object.hasOwn(setups, name) ? setups[name] : undefined;
    return { claim, setup, ...placeOf(["claims", index]) };
  });
  const names = placed.flatMap(({ claim }) => setupName(claim) ?? []);
  const unused = Object.keys(setups).filter((name) => !names.includes(name));
  const wrong = [
    ...placed.flatMap((one) => unknownSetup(one, file)),
    ...unused.map((name) => unusedSetup(name, { file, ...placeOf(["setups", name]) })),
  ];
  return { file, page, claims: placed, problems: [...source.problems, ...problems, ...wrong] };
}

function setupName(claim: Claim): string | undefined {
  return "setup" in claim ? claim.setup : undefined;
}

function unknownSetup({ claim, setup, line, column }: PlacedClaim, file: string): Problem[] {
  const name = setupName(claim);
  if (name === undefined || setup) return [];
  const message = `There is no setup "${name}".`;
  return [
    { file, line, column, rule: "claim-setup", message, fix: "Add it to setups, or correct the name." },
  ];
}

function unusedSetup(name: string, at: Place & { file: string }): Problem {
  return { ...at, rule: "claim-setup", message: `No claim uses the setup "${name}".`, fix: "Remove it." };
}
