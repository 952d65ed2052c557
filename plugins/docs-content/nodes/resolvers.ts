import type { CreateResolversArgs } from "gatsby";
import { siteVersion } from "../../../shared/config/config";
import { platform } from "../../../shared/platform";
import type { SidebarItem } from "../../../shared/sidebar";
import { pictureNamed } from "../../../src/components/Card/pictures";
import { changeFactsText, codemodCommand, codemodFacts } from "../changes/changeFacts";
import type { BreakingChangeFields } from "../changes/changePage";
import { changePages } from "../changes/changePages";
import { allHeadings } from "../check/routes";
import type { PageOutline } from "../files/readPage";
import type { DataLayerOptions } from "../options";
import { problemsOf } from "../problemStore";
import type { Settings } from "../schema/settings";
import { isSearched } from "../search/isSearched";
import { recordsOfDoc } from "../search/pageRecords";
import { type ChangesSource, type Lookup, lookup } from "../store/lookup";
import { isStored, nodeId, type StoredNode, finder as storeFinder } from "../store/nodes";
import type { DocFields, SidebarFields, SnippetFields } from "../store/stored";
import { belowPath } from "./belowPath";
import { breadcrumbsOf, labelOf, subSidebar } from "./breadcrumbs";
import { codeThemeCss } from "./codeTheme";
import { factFields } from "./factFields";
import { homeSample } from "./homeSample";
import { navbarOf } from "./navbar";
import { imagesOf, type PageImage } from "./pageImages";
import { readingMinutes } from "./readingMinutes";
import type { ResolverContext } from "./resolverContext";
import { menuOf, sidebarItems } from "./sidebarItems";
import { tagFields } from "./tagFields";
import { verifiedSamples } from "./verifiedSamples";
import { versionFields } from "./versionFields";

/** Works out, when a page is asked for, what depends on other files. */
export function createDataResolvers(args: CreateResolversArgs, options: DataLayerOptions): void {
  const finder = ({ nodeModel }: ResolverContext, changes: ChangesSource = () => []): Lookup =>
    lookup(
      storeFinder(args.createNodeId, (id) => nodeModel.getNodeById({ id })),
      changes,
    );
  const commandsOf = ({ codemods }: BreakingChangeFields, find: Lookup): string[] =>
    codemods.flatMap((id) => codemodCommand(id, find.facts(codemodFacts)) ?? []);

  const boundMarkdown = (path: string, context: ResolverContext): Promise<string> =>
    withChanges(context, (changes) => finder(context, changes).boundMarkdown(path, options.siteUrl));

  const pageFields = {
    body: {
      resolve: (page: PageNode, _: unknown, context: ResolverContext) =>
        withChanges(context, (changes) =>
          belowPath(finder(context, changes).boundTree(page.path), args.pathPrefix),
        ),
    },
    markdown: {
      resolve: (page: PageNode, _: unknown, context: ResolverContext) => boundMarkdown(page.path, context),
    },
    toc: { resolve: (page: PageNode, _: unknown, context: ResolverContext) => tocOf(page, finder(context)) },
    images: {
      resolve: (page: PageNode, _: unknown, context: ResolverContext) => {
        const { pictures, screenshots, snippets } = page.outline.references;
        if (pictures.length + screenshots.length + snippets.length === 0) return [];
        const find = finder(context);
        return imagesOf(find.boundTree(page.path, false), find);
      },
    },
  };

  args.createResolvers({
    BreakingChange: {
      commands: {
        resolve: (change: BreakingChangeFields, _: unknown, context: ResolverContext) =>
          commandsOf(change, finder(context)),
      },
    },
    Doc: {
      ...pageFields,
      markdown: {
        resolve: async (doc: DocFields, _: unknown, context: ResolverContext) => {
          const text = await boundMarkdown(doc.path, context);
          if (!doc.breakingChange) return text;
          const commands = commandsOf(doc.breakingChange, finder(context));
          return `${changeFactsText(doc.breakingChange, commands)}\n\n${text}`;
        },
      },
      sidebar: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) => {
          const place = finder(context).place(doc.path);
          return place && finder(context).sidebar(place.sidebar);
        },
      },
      tags: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          doc.tagNames.flatMap((name) => finder(context).get("Tag", name) ?? []),
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
          finder(context).get("ContentDate", doc.file)?.date ?? null,
      },
      editUrl: {
        resolve: (doc: DocFields) =>
          options.repository
            ? `${options.repository.url}/edit/main/${options.contentPath}/${doc.file}`
            : null,
      },
      readingMinutes: { resolve: readingMinutes },
      samples: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          verifiedSamples(doc, finder(context)),
      },
      verifiedSampleCount: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          verifiedSamples(doc, finder(context)).filter(({ verifiedWith }) => verifiedWith !== null).length,
      },
      problems: { resolve: (doc: DocFields) => problemsOf(doc.file) },
      searchRecords: {
        resolve: (doc: DocFields, _: unknown, context: ResolverContext) =>
          isSearched(doc)
            ? withChanges(context, (changes) => recordsOfDoc(doc, finder(context, changes)).records)
            : [],
      },
    },
    Snippet: {
      ...pageFields,
      usedBy: {
        resolve: async (snippet: SnippetFields, _: unknown, context: ResolverContext) =>
          usersOf(snippet.snippetId, context, new Set()),
      },
    },
    Release: pageFields,
    Tag: tagFields(finder),
    Sidebar: {
      items: {
        resolve: (sidebar: SidebarFields, _: unknown, context: ResolverContext) =>
          labelledItems(sidebar, finder(context)),
      },
      menu: {
        resolve: (sidebar: SidebarFields, _: unknown, context: ResolverContext) => {
          const find = finder(context);
          return menuOf(sidebar, labelledItems(sidebar, find), subSidebar(sidebar, find));
        },
      },
    },
    Version: versionFields(finder, (path) => nodeId(args.createNodeId, "Doc", path)),
    Home: {
      samples: {
        resolve: (home: Settings["home"], _: unknown, context: ResolverContext) =>
          home.samples.flatMap((sample) => homeSample(sample, finder(context)) ?? []),
      },
    },
    HomeTask: {
      picture: { resolve: ({ icon }: Settings["home"]["tasks"][number]) => pictureNamed(icon) ?? null },
    },
    FactSheet: factFields((name, context) => finder(context).facts(name)),
    SiteSettings: {
      navbar: { resolve: navbarOf },
      codeThemeCss: { resolve: ({ codeTheme }: Settings) => codeThemeCss(codeTheme) },
      siteUrl: { resolve: () => options.siteUrl },
      version: { resolve: () => siteVersion },
      repository: { resolve: () => options.repository ?? null },
      search: { resolve: () => options.search },
      ask: { resolve: () => options.ask },
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

/**
 * Asks for the pages about breaking changes where they turn out to be needed. To ask makes a page depend on all pages: no
 * other one should.
 */
async function withChanges<Result>(
  { nodeModel }: ResolverContext,
  bind: (changes: ChangesSource) => Result,
): Promise<Result> {
  let isNeeded = false;
  const bound = bind(() => {
    isNeeded = true;
    return [];
  });
  if (!isNeeded) return bound;
  const query = { filter: { unlisted: { eq: false } } };
  const docs = [...(await nodeModel.findAll({ type: "Doc", query })).entries];
  const changes = changePages(docs.filter((node) => isStored(node, "Doc")));
  return bind(() => changes);
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

function tocOf(page: PageNode, find: Lookup) {
  const snippets = new Map<string, PageOutline>();
  const collect = (outline: PageOutline): void => {
    for (const { target } of outline.references.snippets) {
      const snippet = find.snippet(target);
      if (!snippet || snippets.has(target)) continue;
      snippets.set(target, snippet.outline);
      collect(snippet.outline);
    }
  };
  collect(page.outline);
  return allHeadings(page.outline, snippets).filter(({ depth }) => depth === 2 || depth === 3);
}

function labelledItems({ entries, name }: SidebarFields, find: Lookup): SidebarItem[] {
  const label = (path: string) => {
    const doc = find.doc(path);
    return doc && labelOf(doc);
  };
  return sidebarItems(entries, label, name, (path) => (find.place(path)?.sidebar ?? name) !== name);
}

function neighbour(find: Lookup, path: string, side: "previous" | "next") {
  const neighbourPath = find.place(path)?.[side];
  const doc = neighbourPath ? find.doc(neighbourPath) : undefined;
  if (!doc) return null;
  return { path: doc.path, title: doc.title, label: labelOf(doc) };
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
