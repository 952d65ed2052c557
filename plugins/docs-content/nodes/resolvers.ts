import type { CreateResolversArgs } from "gatsby";
import { siteVersion } from "../../../shared/config/config";
import { platform } from "../../../shared/platform";
import type { SidebarItem } from "../../../shared/sidebar";
import { pictureNamed } from "../../../src/components/Card/pictures";
import { changeFactsText, codemodCommand, codemodFacts } from "../changes/changeFacts";
import type { BreakingChangeFields } from "../changes/changePage";
import { allHeadings } from "../check/routes";
import type { PageOutline } from "../files/readPage";
import type { DataLayerOptions } from "../options";
import { problemsOf } from "../problemStore";
import type { Settings } from "../schema/settings";
import { isSearched } from "../search/isSearched";
import { recordsOfDoc } from "../search/pageRecords";
import { type ListsSource, type Lookup, lookup, noLists, pageLists } from "../store/lookup";
import { isStored, nodeGetter, nodeId, type StoredNode } from "../store/nodes";
import type { DocFields, SidebarFields, SnippetFields } from "../store/stored";
import { belowPath } from "./belowPath";
import { breadcrumbsOf } from "./breadcrumbs";
import { codeThemeCss } from "./codeTheme";
import { factFields } from "./factFields";
import { fieldMaker, type ResolverContext } from "./field";
import { homeSample } from "./homeSample";
import { navbarOf } from "./navbar";
import { imagesOf, type PageImage } from "./pageImages";
import { configurationChecks, platformBugs, proofLine, sampleCounts, statementCounts } from "./proofs";
import { readingMinutes } from "./readingMinutes";
import { pathStops, stopsOfDoc } from "./readingPaths";
import { menuOf, sidebarItems } from "./sidebarItems";
import { labelOf, subSidebar } from "./subSidebar";
import { tagFields } from "./tagFields";
import { verifiedSamples } from "./verifiedSamples";
import { versionFields } from "./versionFields";

/** Resolves fields that depend on other files, when a page is queried. */
export function createDataResolvers(args: CreateResolversArgs, options: DataLayerOptions): void {
  const finder = ({ nodeModel }: ResolverContext, lists: ListsSource = () => noLists): Lookup =>
    lookup(
      nodeGetter(args.createNodeId, (id) => nodeModel.getNodeById({ id })),
      lists,
    );
  const field = fieldMaker(finder);
  /** A field of a type that can show a list of pages. */
  const listingField = <Source, Result>(resolve: (source: Source, find: Lookup) => Result) =>
    field((source: Source, _find, context) =>
      withLists(context, (lists) => resolve(source, finder(context, lists))),
    );
  const commandsOf = ({ codemods }: BreakingChangeFields, find: Lookup): string[] =>
    codemods.flatMap((id) => codemodCommand(id, find.facts(codemodFacts)) ?? []);

  const pageFields = {
    body: listingField(({ path }: PageNode, find) => belowPath(find.boundTree(path), args.pathPrefix)),
    markdown: listingField(({ path }: PageNode, find) => find.boundMarkdown(path, options.siteUrl)),
    toc: field(tocOf),
    images: field(({ path, outline }: PageNode, find) => {
      const { pictures, screenshots, snippets } = outline.references;
      if (pictures.length + screenshots.length + snippets.length === 0) return [];
      return imagesOf(find.boundTree(path, false), find);
    }),
  };

  args.createResolvers({
    BreakingChange: { commands: field(commandsOf) },
    Doc: {
      ...pageFields,
      markdown: listingField(({ path, breakingChange }: DocFields, find) => {
        const text = find.boundMarkdown(path, options.siteUrl);
        if (!breakingChange) return text;
        return `${changeFactsText(breakingChange, commandsOf(breakingChange, find))}\n\n${text}`;
      }),
      sidebar: field(({ path }: DocFields, find) => {
        const place = find.place(path);
        return place && find.sidebar(place.sidebar);
      }),
      tags: field(({ tagNames }: DocFields, find) => tagNames.flatMap((name) => find.get("Tag", name) ?? [])),
      breadcrumbs: field(breadcrumbsOf),
      previous: field(({ path }: DocFields, find) => neighbor(find, path, "previous")),
      next: field(({ path }: DocFields, find) => neighbor(find, path, "next")),
      stops: field(stopsOfDoc),
      lastUpdated: field(({ file }: DocFields, find) => find.get("ContentDate", file)?.date ?? null),
      editUrl: {
        resolve: (doc: DocFields) =>
          options.repository
            ? `${options.repository.url}/edit/main/${options.contentPath}/${doc.file}`
            : null,
      },
      readingMinutes: { resolve: readingMinutes },
      samples: field(verifiedSamples),
      sampleCount: { resolve: ({ samples }: DocFields) => samples.length },
      verifiedSampleCount: field((doc: DocFields, find) => sampleCounts(doc, find).verified),
      typeCheckedSampleCount: field((doc: DocFields, find) => sampleCounts(doc, find).typeChecked),
      statementCount: field((doc: DocFields, find) => statementCounts(doc, find).statements),
      provenStatementCount: field((doc: DocFields, find) => statementCounts(doc, find).provenStatements),
      sourcedStatementCount: field((doc: DocFields, find) => statementCounts(doc, find).sourcedStatements),
      platformBugs: field(platformBugs),
      configurationChecks: field(configurationChecks),
      proofLine: field(proofLine),
      problems: { resolve: (doc: DocFields) => problemsOf(doc.file) },
      searchRecords: listingField((doc: DocFields, find) =>
        isSearched(doc) ? recordsOfDoc(doc, find).records : [],
      ),
    },
    Snippet: {
      ...pageFields,
      usedBy: field(({ snippetId }: SnippetFields, _find, context) => usersOf(snippetId, context, new Set())),
    },
    Release: pageFields,
    Tag: tagFields(field),
    Sidebar: {
      items: field(labelledItems),
      menu: field((sidebar: SidebarFields, find) =>
        menuOf(sidebar, labelledItems(sidebar, find), subSidebar(sidebar, find)),
      ),
    },
    Version: versionFields(field, (path) => nodeId(args.createNodeId, "Doc", path)),
    Home: {
      samples: field((home: Settings["home"], find) =>
        home.samples.flatMap((sample) => homeSample(sample, find) ?? []),
      ),
    },
    ReadingPath: { stops: field(pathStops) },
    HomeTask: {
      picture: { resolve: ({ icon }: Settings["home"]["tasks"][number]) => pictureNamed(icon) ?? null },
    },
    FactSheet: factFields(field),
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
      raster: { resolve: fileWhen((image) => (image.isShownAsIs ? null : image.lightId)) },
      darkRaster: { resolve: fileWhen((image) => (image.isShownAsIs ? null : image.darkId)) },
      vector: { resolve: fileWhen((image) => (image.isShownAsIs ? image.lightId : null)) },
      darkVector: { resolve: fileWhen((image) => (image.isShownAsIs ? image.darkId : null)) },
    },
  });
}

/**
 * Loads the lists of pages only where they are needed: a page that loads them depends on all pages, and no other page
 * should.
 */
async function withLists<Result>(
  { nodeModel }: ResolverContext,
  bind: (lists: ListsSource) => Result,
): Promise<Result> {
  let isNeeded = false;
  const bound = bind(() => {
    isNeeded = true;
    return noLists;
  });
  if (!isNeeded) return bound;
  const query = { filter: { unlisted: { eq: false } } };
  const docs = [...(await nodeModel.findAll({ type: "Doc", query })).entries];
  const lists = pageLists(docs.filter((node) => isStored(node, "Doc")));
  return bind(() => lists);
}

/** An SVG is never scaled, and a large PNG never linked, so the two kinds are separate fields. */
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

function tocOf({ outline }: PageNode, find: Lookup) {
  const headings = allHeadings(outline, { get: (id) => find.snippet(id)?.outline });
  return headings.filter(({ depth }) => depth === 2 || depth === 3);
}

function labelledItems({ entries, name }: SidebarFields, find: Lookup): SidebarItem[] {
  const label = (path: string) => {
    const doc = find.doc(path);
    return doc && labelOf(doc);
  };
  return sidebarItems(entries, label, name, (path) => (find.place(path)?.sidebar ?? name) !== name);
}

function neighbor(find: Lookup, path: string, side: "previous" | "next") {
  const place = find.place(path);
  const doc = place?.[side] ? find.doc(place[side]) : undefined;
  if (!doc) return null;
  const group = find.place(doc.path)?.group;
  return {
    path: doc.path,
    title: doc.title,
    label: labelOf(doc),
    group: group && group !== place?.group ? `: ${group}` : null,
  };
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
