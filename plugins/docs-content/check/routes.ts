import kebabCase from "lodash.kebabcase";
import { breakingChangesPath, canonicalPath, feedPath, fixedPaths, tagPath } from "../../../src/site/paths";
import type { Heading } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, registerOf, snippetsOf } from "./model";

/** What a link can lead to: routes, and the anchors of each where they are known. */
export interface Routes {
  readonly paths: ReadonlySet<string>;
  /** Undefined for a route whose anchors nobody lists. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
}

export function routesOf(model: ContentModel): Routes {
  // Of two pages with one route the first one answers: so checkDuplicateRoutes tells it.
  const pages = new Map([...model.pages].reverse().map((page) => [page.source.path, page]));
  const snippets = snippetsOf(model);
  const usedTags = new Set(
    model.pages.filter((page) => !page.unlisted).flatMap((page) => page.tags.map((tag) => tag.target)),
  );
  const tagPaths = [...usedTags].map((name) => tagPath(kebabCase(name)));
  return {
    paths: new Set([
      ...fixedPaths,
      feedPath,
      breakingChangesPath,
      ...tagPaths,
      ...pages.keys(),
      ...model.staticRoutes,
    ]),
    anchorsOf: (path) => {
      const page = pages.get(path);
      return page && new Set(allHeadings(page, snippets).map((heading) => heading.id));
    },
  };
}

/** A page's headings with those of the partials it includes, in reading order. A cycle of partials is another check's business. */
export function allHeadings(
  page: PageOutline,
  snippets: ReadonlyMap<string, PageOutline>,
  seen: ReadonlySet<string> = new Set(),
): Heading[] {
  const own = page.headings.map((heading) => ({ line: heading.line, headings: [heading] }));
  const included = page.references.snippets.flatMap(({ target, line }) => {
    const snippet = snippets.get(target);
    if (!snippet || seen.has(target)) return [];
    return { line, headings: allHeadings(snippet, snippets, new Set([...seen, target])) };
  });
  return [...own, ...included].sort((a, b) => a.line - b.line).flatMap(({ headings }) => headings);
}

/** Two files may not answer the same address, nor two that differ by letter case only: many servers can't tell them apart. */
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
      message: `${page.source.path} is already answered by ${owner}.`,
      mend: "Rename one of the two; routes have to differ by more than letter case.",
    };
  });
}

export function checkRedirects(model: ContentModel, routes: Routes): Problem[] {
  const register = registerOf(model, "redirects");
  const pages = new Set([...routes.paths].map(folderOf));
  const folders = (register?.value ?? []).map(({ from }) => folderOf(from));
  return (register?.value ?? []).flatMap(({ from }, index) => {
    const place = { file: register?.file ?? "", ...(register?.places[index] ?? fileStart) };
    const folder = folderOf(from);
    const isRepeated = folders.indexOf(folder) !== index;
    const message = pages.has(folder)
      ? `A page answers ${from}; a redirect from there would hide it.`
      : isRepeated
        ? `${from} is redirected twice.`
        : undefined;
    return message ? { ...place, rule: "redirect", message, mend: "Remove the redirect." } : [];
  });
}

/** What the route's file is written into; with a slash at the end or in other letters it may be the same one. */
function folderOf(path: string): string {
  return canonicalPath(path).toLowerCase();
}
