import { slug } from "github-slugger";
import type { GlossaryEntry } from "../schema/registers";
import type { GlossaryProps } from "./listProps";

export const glossaryFileName = "glossary.yaml";

/** The data that a term in the text shows. */
export interface TermNote {
  readonly definition: string;
  /** The term in the glossary; undefined where the site has no page for that. */
  readonly href?: string;
}

/** A term as the glossary shows it. */
export interface Term extends Omit<GlossaryEntry, "see"> {
  readonly see: readonly { readonly href: string; readonly label: string }[];
}

/** A page that explains a term: as much of it as a link has to know. */
interface Explained {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The id of a term on each page that lists it, made as ids of headings are. */
export function termId(term: string): string {
  return slug(term);
}

/** @param page that holds the whole glossary, where there is one. */
export function termNote({ term, definition }: GlossaryEntry, page: string | undefined): TermNote {
  return page === undefined ? { definition } : { definition, href: `${page}#${termId(term)}` };
}

/** The terms that a `<Glossary>` shows; names that the glossary doesn't know are left out (the check reports them). */
export function shownTerms<Entry extends { readonly term: string }>(
  { only }: GlossaryProps,
  entries: readonly Entry[],
): readonly Entry[] {
  return only ? entries.filter(({ term }) => only.includes(term)) : entries;
}

/**
 * All terms in alphabetical order, with the titles of the pages that explain them.
 *
 * @param find returns a page by its route; a link to a missing page is omitted (the check reports it).
 */
export function termsOf(
  entries: readonly GlossaryEntry[],
  find: (path: string) => Explained | undefined,
): Term[] {
  return [...entries]
    .sort((a, b) => a.term.localeCompare(b.term, "en"))
    .map(({ see = [], ...entry }) => ({
      ...entry,
      see: see.flatMap((href) => {
        const [path = "", anchor] = href.split("#");
        const page = find(path);
        const heading = page?.headings.find(({ id }) => id === anchor);
        return page ? { href, label: [page.title, heading?.text ?? []].flat().join(": ") } : [];
      }),
    }));
}
