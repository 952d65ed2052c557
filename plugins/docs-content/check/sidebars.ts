import type { PageOutline } from "../files/readPage";
import type { SidebarClaim } from "../files/readRegister";
import { didYouMean } from "../nearest";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, isUnusable, sidebarsOf } from "./model";

/** A listed page is in exactly one sidebar unless it says "sidebar: none", and a sidebar lists only pages that exist. */
export function checkSidebars(model: ContentModel): Problem[] {
  const docs = new Map(
    model.pages.flatMap((page) => (page.source.kind === "doc" ? [[page.source.path, page]] : [])),
  );
  const claims = sidebarsOf(model).flatMap(({ file, claims }) => claims.map((claim) => ({ file, ...claim })));
  const owners = new Map([...claims].reverse().map((claim) => [claim.target, claim]));
  const badEntries = claims.flatMap((claim): Problem[] => {
    const owner = owners.get(claim.target) ?? claim;
    const wrong = explainClaim(claim, owner, docs);
    return wrong ? [{ ...placeOf(claim), rule: "sidebar-entry", ...wrong }] : [];
  });
  // A sidebar that can't be read can contain any of the pages that no other sidebar contains.
  if (sidebarsOf(model).some(isUnusable)) return badEntries;
  const unplaced = [...docs.values()].filter(
    (page) => !page.unlisted && !page.isWithoutSidebar && !owners.has(page.source.path),
  );
  return [
    ...badEntries,
    ...unplaced.map(({ file, source }) => ({
      file,
      ...fileStart,
      rule: "page-without-sidebar",
      message: "The page is listed, but isn't in any sidebar.",
      fix: `Add "- page: ${source.path}" to a file in sidebars/, or write "unlisted: true" or "sidebar: none".`,
    })),
  ];
}

type Claim = SidebarClaim & { readonly file: string };

function placeOf({ file, line, column }: Claim): Pick<Problem, "file" | "line" | "column"> {
  return { file, line, column };
}

function explainClaim(
  claim: Claim,
  owner: Claim,
  docs: ReadonlyMap<string, PageOutline>,
): Pick<Problem, "message" | "fix"> | undefined {
  const { target, unlisted } = claim;
  const page = docs.get(target);
  if (!page) {
    const fix = `Write content${target}.mdx, or remove the entry.${didYouMean(target, docs.keys())}`;
    return { message: `There is no page ${target}.`, fix };
  }
  if (page.isWithoutSidebar)
    return { message: `${target} says "sidebar: none".`, fix: "Write link: with a label instead of page:." };
  if (page.unlisted && !unlisted)
    return {
      message: `${target} is unlisted.`,
      fix: 'Add "unlisted: true" to the entry, or list the page.',
    };
  if (unlisted && !page.unlisted)
    return {
      message: `${target} is listed, but its entry is unlisted.`,
      fix: 'Move it out of the unlisted entry, or write "unlisted: true" in the page.',
    };
  if (owner === claim) return undefined;
  const message = `${target} is already in ${owner.file}.`;
  return { message, fix: "Write link: with a label instead of page: here." };
}
