import type { CreateResolversArgs } from "gatsby";
import { snippetPath } from "../../../src/site/paths";
import { platform } from "../../../src/site/platform";
import { allHeadings } from "../check/routes";
import type { PageOutline } from "../files/readPage";
import type { DataLayerOptions } from "../options";
import { problemsOf } from "../problemStore";
import { nodeIds } from "./ids";
import { type Lookup, lookup, type ResolverContext } from "./lookup";
import { imagesOf, type PageImage } from "./pageImages";
import { sidebarItems } from "./sidebarItems";
import {
  type DocFields,
  isStored,
  type SidebarFields,
  type SnippetFields,
  type StoredNode,
  type TagFields,
} from "./stored";

/** Words a minute, the middle of what studies of silent reading find for technical prose. */
const readingSpeed = 220;

/** Works out, when a page is asked for, what depends on other files; see ids.ts for why look-ups go by id. */
export function createDataResolvers(args: CreateResolversArgs, options: DataLayerOptions): void {
  const ids = nodeIds(args.createNodeId);
  const finder = (context: ResolverContext): Lookup => lookup(context.nodeModel, ids);

  const pageFields = {
    body: {
      resolve: (page: PageNode, _: unknown, context: ResolverContext) =>
        finder(context).boundTree(page.path, snippetPath),
    },
    toc: { resolve: (page: PageNode, _: unknown, context: ResolverContext) => tocOf(page, finder(context)) },
    images: {
      resolve: (page: PageNode, _: unknown, context: ResolverContext) => {
        const { pictures, screenshots, snippets } = page.outline.references;
        if (pictures.length + screenshots.length + snippets.length === 0) return [];
        const find = finder(context);
        return imagesOf(find.boundTree(page.path, snippetPath), find);
      },
    },
  };

  args.createResolvers({
    Doc: {
      ...pageFields,
      sidebar: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) => {
          const place = finder(context).place(doc.path);
          return place && finder(context).get("Sidebar", ids.sidebar(place.sidebar));
        },
      },
      tags: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          doc.tagNames.flatMap((name) => finder(context).get("Tag", ids.tag(name)) ?? []),
      },
      breadcrumbs: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          breadcrumbsOf(doc, finder(context)),
      },
      previous: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          neighbour(finder(context), doc.path, "previous"),
      },
      next: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          neighbour(finder(context), doc.path, "next"),
      },
      lastUpdated: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          finder(context).get("ContentDate", ids.date(doc.file))?.date ?? null,
      },
      editUrl: {
        resolve: (doc: DocFields) =>
          options.repository
            ? `${options.repository.url}/edit/main/${options.contentPath}/${doc.file}`
            : null,
      },
      readingMinutes: { resolve: (doc: DocFields) => Math.max(1, Math.round(doc.wordCount / readingSpeed)) },
      markdown: {
        resolve: (doc: StoredNode<"Doc">, _: unknown, { nodeModel }: ResolverContext) =>
          bodyOf(nodeModel.getNodeById({ id: doc.parent ?? "" })),
      },
      problems: { resolve: (doc: DocFields) => problemsOf(doc.file) },
    },
    Snippet: {
      ...pageFields,
      usedBy: {
        resolve: async (snippet: SnippetFields, _: unknown, context: ResolverContext) =>
          usersOf(snippet.snippetId, context, new Set()),
      },
    },
    Release: pageFields,
    Tag: {
      docs: {
        resolve: async (tag: TagFields, _: unknown, context: ResolverContext) => {
          const filter = { tagNames: { eq: tag.name }, unlisted: { eq: false } };
          const sort = { fields: ["title"], order: ["ASC"] };
          return (await context.nodeModel.findAll({ type: "Doc", query: { filter, sort } })).entries;
        },
      },
    },
    Sidebar: {
      items: {
        resolve: (sidebar: SidebarFields, _: unknown, context: ResolverContext) => {
          const find = finder(context);
          const labelOf = (path: string) => {
            const doc = find.doc(path);
            return doc?.sidebarLabel ?? doc?.title;
          };
          return sidebarItems(sidebar.entries, labelOf, sidebar.name);
        },
      },
    },
    SiteSettings: {
      siteUrl: { resolve: () => options.siteUrl },
      repository: { resolve: () => options.repository ?? null },
      platform: { resolve: () => platform },
    },
    PageImage: {
      raster: { resolve: fileWhen((image) => (image.isVector ? null : image.lightId)) },
      darkRaster: { resolve: fileWhen((image) => (image.isVector ? null : image.darkId)) },
      vector: { resolve: fileWhen((image) => (image.isVector ? image.lightId : null)) },
      darkVector: { resolve: fileWhen((image) => (image.isVector ? image.darkId : null)) },
    },
  });
}

/** Scaling an SVG, or linking a large PNG, is never wanted: the two kinds are fields of their own. */
function fileWhen(idOf: (image: PageImage) => string | null) {
  return (image: PageImage, _: unknown, { nodeModel }: ResolverContext) => {
    const id = idOf(image);
    return id === null ? null : nodeModel.getNodeById({ id });
  };
}

interface PageNode {
  readonly path: string;
  readonly outline: PageOutline;
}

/** gatsby-plugin-mdx keeps the body; a second copy of every page would only make the store larger. */
function bodyOf(mdx: object | null): string {
  return mdx !== null && "body" in mdx && typeof mdx.body === "string" ? mdx.body.trimStart() : "";
}

function tocOf(page: PageNode, find: Lookup) {
  const snippets = new Map<string, PageOutline>();
  const collect = (outline: PageOutline): void => {
    for (const { target } of outline.references.snippets) {
      const snippet = find.snippet(snippetPath(target));
      if (!snippet || snippets.has(target)) continue;
      snippets.set(target, snippet.outline);
      collect(snippet.outline);
    }
  };
  collect(page.outline);
  return allHeadings(page.outline, snippets).filter(({ depth }) => depth === 2 || depth === 3);
}

/** The area, the categories, the page: an area's first page doesn't lead to itself. */
function breadcrumbsOf(doc: DocFields, find: Lookup) {
  const place = find.place(doc.path);
  const area = find.area(doc.area);
  const first = area ? [{ label: area.label, path: area.start === doc.path ? null : area.start }] : [];
  const own = { label: place?.label ?? doc.sidebarLabel ?? doc.title, path: doc.path };
  return [...first, ...(place?.categories ?? []), own];
}

function neighbour(find: Lookup, path: string, side: "previous" | "next") {
  const neighbourPath = find.place(path)?.[side];
  const doc = neighbourPath ? find.doc(neighbourPath) : undefined;
  if (!doc) return null;
  const label = find.place(doc.path)?.label ?? doc.sidebarLabel ?? doc.title;
  return { path: doc.path, title: doc.title, label };
}

/** Pages that include a partial, also by way of other partials. */
async function usersOf(
  id: string,
  context: ResolverContext,
  seen: ReadonlySet<string>,
): Promise<StoredNode<"Doc">[]> {
  const query = { filter: { snippetIds: { eq: id } } };
  const docs = [...(await context.nodeModel.findAll({ type: "Doc", query })).entries];
  const partials = [...(await context.nodeModel.findAll({ type: "Snippet" })).entries];
  const users = new Map(docs.filter((node) => isStored(node, "Doc")).map((doc) => [doc.path, doc]));
  for (const partial of partials) {
    if (!isStored(partial, "Snippet") || !partial.snippetIds.includes(id) || seen.has(partial.snippetId))
      continue;
    for (const doc of await usersOf(partial.snippetId, context, new Set([...seen, id])))
      users.set(doc.path, doc);
  }
  return [...users.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}
