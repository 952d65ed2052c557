import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from "gatsby";
import { pageDataPath } from "../../shared/paths";
import { readPage } from "./files/readPage";
import { late } from "./late";
import { addEntries } from "./store/nodes";
import { isContentFile, isMdx } from "./store/onFile";
import { pageEntries } from "./store/pageEntries";

/** What Gatsby's development server tells the browsers that show one of its pages. */
interface Browsers {
  readonly activePaths: ReadonlySet<string>;
  emitPageData(page: { id: string; result: PageData }): void;
}

interface PageData {
  readonly result: { readonly data?: Readonly<Record<string, unknown>> };
}

/** What is read of Gatsby's state. */
interface State {
  readonly pages: ReadonlyMap<string, Page>;
  readonly components: ReadonlyMap<string, { readonly query: string }>;
}

interface Page {
  readonly componentPath: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** A change of a node that Gatsby has put off. */
interface Mutation {
  readonly type: string;
  readonly payload: readonly [Node, ...unknown[]];
}

/** A node made by what the development server is given would be put off, too; what a start is given makes them at once. */
let start: ParentSpanPluginArgs | undefined;
let graphql: CreatePagesArgs["graphql"] | undefined;

/** To be told of each start. */
export function startEdits(args: ParentSpanPluginArgs): void {
  start = args;
}

/** To be told how Gatsby asks its data layer whenever pages are made. */
export function askForEdits(ask: CreatePagesArgs["graphql"]): void {
  graphql = ask;
}

/**
 * Shows a page that is edited where a browser has it open. Gatsby does the same, but last: it waits half a second for more
 * edits, then builds the schema and makes all pages first, 3.4 to 4.5 s for 3,000. What other pages show of this one comes then.
 */
export function showEdits({ emitter, store, getNode, reporter }: CreateDevServerArgs): void {
  sendWholePages(browsers());
  const show = async (file: Node): Promise<void> => {
    const parent = childOf(getNode(file.id), getNode);
    if (!start || !parent || !isContentFile(file)) return;
    const text = await readFile(String(file.absolutePath), "utf8");
    const page = readPage(file.relativePath, text);
    addEntries({ args: early(start), parent }, pageEntries(page));
    await tellBrowsers(store.getState(), page.outline.source.path);
  };
  emitter.on("ENQUEUE_NODE_MUTATION", ({ type, payload: [node] }: Mutation) => {
    if (type !== "createNode" || !isContentFile(node) || node.extension !== "mdx") return;
    show(node).catch((error: Error) =>
      reporter.warn(`${node.relativePath} is shown later: ${error.message}`),
    );
  });
}

const browsers = () =>
  late<{ websocketManager: Browsers }>("gatsby/dist/utils/websocket-manager").websocketManager;

/**
 * Keeps back pages that lack what they are about: they would end in an error, until the writer loads them again. A node that
 * is made anew is gone for a moment in which a query may run, Gatsby's or ours; the next one brings it.
 */
function sendWholePages(told: Browsers): void {
  const send = told.emitPageData;
  told.emitPageData = (page) => {
    if (!Object.values(page.result.result.data ?? {}).includes(null)) send(page);
  };
}

/**
 * Marks nodes as made before their time. When it is Gatsby's turn to make them, they are other ones by their digest, so it asks
 * what depends on them again: a query that runs while a node is replaced may have seen the old one.
 */
function early(args: ParentSpanPluginArgs): ParentSpanPluginArgs {
  return { ...args, createContentDigest: (input) => `early ${args.createContentDigest(input)}` };
}

/** The page that was made of a file. One that is new is left to Gatsby. */
function childOf(file: Node | undefined, getNode: (id: string) => Node | undefined): Node | undefined {
  return file?.children.map(getNode).find((node) => node !== undefined && isMdx(node));
}

/** @param path of the page. If nobody has it open, or its query fails, there is nothing to tell. */
async function tellBrowsers({ pages, components }: State, path: string): Promise<void> {
  const { activePaths, emitPageData } = browsers();
  const page = pages.get(path);
  const query = page && components.get(page.componentPath)?.query;
  if (!query || !graphql || !activePaths.has(path)) return;
  const { data, errors } = await graphql<Record<string, unknown>>(query, { path, ...page.context });
  if (errors || !data) return;
  const shown: PageData = JSON.parse(await readFile(join("public", pageDataPath(path)), "utf8"));
  emitPageData({ id: path, result: { ...shown, result: { ...shown.result, data } } });
}
