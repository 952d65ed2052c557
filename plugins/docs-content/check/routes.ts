import { outputFiles } from "../../../build/outputs/outputFiles";
import { isWrittenFile } from "../../../build/outputs/writtenFiles";
import { canonicalPath, fixedPaths, tagPath } from "../../../shared/paths";
import type { Heading } from "../compile/context";
import { rowsOn } from "../facts/rowsOn";
import type { FactSheet } from "../facts/sheet";
import { rowAnchor } from "../facts/tableRows";
import type { PageOutline } from "../files/readPage";
import { shownTerms, termId } from "../glossary/terms";
import { messageFacts, shownMessages } from "../messages/messages";
import { fileStart, type Problem } from "../problems";
import type { GlossaryEntry } from "../schema/registers";
import { tagRedirects, tagSlug } from "../tags/tagUrls";
import { sheetsOf } from "./facts";
import { type ContentModel, entryPlace, registerOf, snippetsOf } from "./model";

/** The targets of links: routes, and their anchors if they are known. */
export interface Routes {
  readonly paths: ReadonlySet<string>;
  /** Undefined for a route whose anchors aren't known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
}

export function routesOf(model: ContentModel): Routes {
  // The first of two pages with one route is used, as checkDuplicateRoutes reports it.
  const pages = new Map([...model.pages].reverse().map((page) => [page.source.path, page]));
  const snippets = snippetsOf(model);
  const listed = listedOf(model);
  const usedTags = new Set(
    model.pages.filter((page) => !page.unlisted).flatMap((page) => page.tags.map((tag) => tag.target)),
  );
  const tags = registerOf(model, "tags")?.value ?? [];
  const tagPaths = tags.filter(({ name }) => usedTags.has(name)).map((tag) => tagPath(tagSlug(tag)));
  return {
    paths: new Set([
      ...fixedPaths,
      ...outputFiles.map(({ path }) => path),
      ...tagPaths,
      ...pages.keys(),
      ...model.staticRoutes,
    ]),
    anchorsOf: (path) => {
      const page = pages.get(path);
      return page && new Set(allAnchors(page, snippets, listed).map(({ id }) => id));
    },
  };
}

/** A page's headings and the headings of its partials, in reading order. Another check reports cycles of partials. */
export function allHeadings(page: PageOutline, snippets: Snippets, seen?: ReadonlySet<string>): Heading[] {
  return gather(page, snippets, (outline) => outline.headings, seen);
}

/** A target of links within a page, with its line, or the line of the partial that contains it. */
interface Anchor {
  readonly id: string;
  readonly line: number;
}

/** Entries of other files that pages list. */
interface Listed {
  readonly terms: readonly GlossaryEntry[];
  readonly messages: FactSheet | undefined;
  readonly sheets: ReadonlyMap<string, FactSheet>;
}

export function listedOf(model: ContentModel): Listed {
  const sheets = sheetsOf(model);
  return {
    terms: registerOf(model, "glossary")?.value ?? [],
    messages: sheets.get(messageFacts),
    sheets,
  };
}

/**
 * The headings of a page and its partials, and the terms, messages, and entries that they list. An ID that occurs twice is a mistake.
 */
export function allAnchors(
  page: PageOutline,
  snippets: Snippets,
  { terms, messages, sheets }: Listed,
): Anchor[] {
  return gather(page, snippets, (outline): Anchor[] => [
    ...outline.headings,
    ...rowsOn(outline, sheets).flatMap(({ facts, line, ids }) =>
      ids.map((id) => ({ id: rowAnchor(facts, id), line })),
    ),
    ...outline.glossaries.flatMap((list) =>
      shownTerms(list, terms).map(({ term }) => ({ id: termId(term), line: list.line })),
    ),
    ...outline.messageLists.flatMap((list) =>
      messages
        ? shownMessages(list, messages).flatMap(({ anchor }) =>
            anchor ? { id: anchor, line: list.line } : [],
          )
        : [],
    ),
  ]);
}

type Snippets = Pick<ReadonlyMap<string, PageOutline>, "get">;

/** Collects items of a page and its partials, in reading order. */
function gather<Item extends { readonly line: number }>(
  page: PageOutline,
  snippets: Snippets,
  itemsOf: (page: PageOutline) => readonly Item[],
  seen: ReadonlySet<string> = new Set(),
): Item[] {
  const own = itemsOf(page).map((item) => ({ line: item.line, items: [item] }));
  const included = page.references.snippets.flatMap(({ target, line }) => {
    const snippet = snippets.get(target);
    if (!snippet || seen.has(target)) return [];
    return { line, items: gather(snippet, snippets, itemsOf, new Set([...seen, target])) };
  });
  return [...own, ...included].sort((a, b) => a.line - b.line).flatMap(({ items }) => items);
}

/** Two files can't have the same URL, or URLs that differ only by letter case: many servers can't distinguish these. */
export function checkDuplicateRoutes(model: ContentModel): Problem[] {
  const owners = new Map<string, string>(fixedPaths.map((path) => [path.toLowerCase(), "the site itself"]));
  return model.pages.flatMap((page) => {
    const key = page.source.path.toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? page.file);
    if (owner === undefined) return [];
    return {
      file: page.file,
      ...fileStart,
      rule: "duplicate-route",
      message: `${page.source.path} is already the route of ${owner}.`,
      fix: "Rename one of the two. Routes must differ by more than letter case.",
    };
  });
}

export function checkRedirects(model: ContentModel, routes: Routes): Problem[] {
  const register = registerOf(model, "redirects");
  const pages = new Set([...routes.paths].map(folderOf));
  const toTags = new Set(tagRedirects(registerOf(model, "tags")?.value ?? []).map(({ from }) => from));
  const folders = (register?.value ?? []).map(({ from }) => folderOf(from));
  return (register?.value ?? []).flatMap(({ from }, index) => {
    const place = entryPlace(register, index);
    const folder = folderOf(from);
    const isRepeated = folders.indexOf(folder) !== index || toTags.has(folder);
    const message = pages.has(folder)
      ? `There is a page at ${from}; a redirect from there would hide it.`
      : isWrittenFile(from) || pages.has(folder.replace(/\.md$/, ""))
        ? `The build writes a file at ${from}, which a redirect from there would hide.`
        : isRepeated
          ? `${from} is redirected twice.`
          : undefined;
    return message ? { ...place, rule: "redirect", message, fix: "Remove the redirect." } : [];
  });
}

/** The folder of a route's file. Routes with a slash at the end or in other letter case can have the same one. */
function folderOf(path: string): string {
  return canonicalPath(path).toLowerCase();
}
