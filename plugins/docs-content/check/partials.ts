import type { Reference } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import type { Problem } from "../problems";
import { type ContentModel, snippetsOf } from "./model";
import { allHeadings } from "./routes";

/** Partials can't include themselves, and their headings have to fit the pages that include them. */
export function checkPartials(model: ContentModel): Problem[] {
  const snippets = snippetsOf(model);
  return model.pages.flatMap((page) => [
    ...checkCycle(page, snippets),
    ...checkIncludedHeadings(page, snippets),
  ]);
}

function checkCycle(page: PageOutline, snippets: ReadonlyMap<string, PageOutline>): Problem[] {
  if (page.source.kind !== "snippet") return [];
  const ownId = page.source.id;
  const leadsBack = (reference: Reference, seen: ReadonlySet<string>): boolean => {
    if (reference.target === ownId) return true;
    const next = snippets.get(reference.target);
    if (!next || seen.has(reference.target)) return false;
    return next.references.snippets.some((inner) => leadsBack(inner, new Set([...seen, reference.target])));
  };
  return page.references.snippets
    .filter((reference) => leadsBack(reference, new Set()))
    .map(({ target, line, column }) => ({
      file: page.file,
      line,
      column,
      rule: "snippet-cycle",
      message: `The snippet "${ownId}" includes itself through "${target}".`,
      fix: "Remove one of the inclusions.",
    }));
}

/** A partial's headings become the page's: their ids have to differ there, too. */
function checkIncludedHeadings(page: PageOutline, snippets: ReadonlyMap<string, PageOutline>): Problem[] {
  const own = new Set(page.headings.map((heading) => heading.id));
  return page.references.snippets.flatMap(({ target, line, column }): Problem[] => {
    const snippet = snippets.get(target);
    const brought = snippet ? allHeadings(snippet, snippets, new Set([target])) : [];
    const repeated = brought.find((heading) => own.has(heading.id));
    for (const heading of brought) own.add(heading.id);
    if (!repeated) return [];
    const message = `The snippet "${target}" contains a heading #${repeated.id} that the page already has.`;
    return [
      {
        file: page.file,
        line,
        column,
        rule: "duplicate-heading",
        message,
        fix: "Reword one of the two headings.",
      },
    ];
  });
}
