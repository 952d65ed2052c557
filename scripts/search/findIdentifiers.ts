import type { PageRecords } from "../../plugins/docs-content/search/pageRecords";
import type { Library } from "../../src/search/local/library";
import { respond } from "../../src/search/local/respond";
import { hasWhole, identifiersOf } from "./identifiers";

/** Identifiers that were typed, and those whose first pages don't have them. */
export interface IdentifierOutcome {
  readonly asked: number;
  readonly misses: readonly { readonly identifier: string; readonly found: readonly string[] }[];
}

/** Fewer than that and the collection has lost some: the content has only ever grown. */
const minIdentifiers = 1100;
const firstPages = 5;
/** A page has at most three hits. */
const hitsPerPage = 3 * firstPages;

/** Types each identifier of the listed pages, and looks whether one of the first five pages has it as a whole. */
export async function findIdentifiers(
  pages: readonly PageRecords[],
  library: Library,
): Promise<IdentifierOutcome> {
  const listed = pages.filter(({ records }) => records[0]?.advanced === false);
  const identifiers = [...new Set(listed.flatMap((page) => [...identifiersOf(page)]))].sort();
  const texts = new Map(pages.map((page) => [page.path, textOf(page)]));
  const misses: IdentifierOutcome["misses"][number][] = [];
  for (const identifier of identifiers) {
    const request = { indexName: "docs", query: identifier, hitsPerPage, attributesToHighlight: [] };
    const { hits } = await respond(request, library);
    const found = [...new Set(hits.flatMap(({ url_without_anchor: page }) => page ?? []))].slice(
      0,
      firstPages,
    );
    if (!found.some((page) => hasWhole(texts.get(page) ?? "", identifier)))
      misses.push({ identifier, found });
  }
  return { asked: identifiers.length, misses };
}

function textOf({ records }: PageRecords): string {
  return records
    .map(({ type, content, hierarchy }) => (type === "content" ? content : hierarchy[type]))
    .join("\n");
}

/** The count, and every miss. */
export function identifierReport({ asked, misses }: IdentifierOutcome): string {
  const lines = misses.map(
    ({ identifier, found }) => `  ${identifier} (found ${found.join(", ") || "nothing"})`,
  );
  return [
    `${asked} identifiers, ${misses.length} without a page that has them in the first ${firstPages}`,
    ...lines,
  ].join("\n");
}

/** What is wrong with an outcome, a sentence each. */
export function identifierProblems({ asked, misses }: IdentifierOutcome): string[] {
  return [
    ...(misses.length > 0 ? [`${misses.length} identifiers find no page that has them`] : []),
    ...(asked < minIdentifiers
      ? [`only ${asked} identifiers were collected, of ${minIdentifiers} or more`]
      : []),
  ];
}
