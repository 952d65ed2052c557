import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from "gatsby";
import { pageDataPath } from "../../src/site/paths";
import { readPage } from "./files/readPage";
import { late } from "./late";
import { isContentFile, isMdx } from "./nodes/onFile";
import { createPageNodes } from "./nodes/pageNodes";

/** What Gatsby's development server tells the browsers that show one of its pages. */
interface Browsers {
  readonly activePaths: ReadonlySet<string>;
  emitPageData(page: { id: string; result: object }): void;
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
  const show = async (file: Node): Promise<void> => {
    const parent = childOf(getNode(file.id), getNode);
    if (!start || !parent || !isContentFile(file)) return;
    const text = await readFile(String(file.absolutePath), "utf8");
    const page = readPage(file.relativePath, text);
    createPageNodes({ args: start, parent }, page);
    await tellBrowsers(store.getState(), page.outline.source.path);
  };
  emitter.on("ENQUEUE_NODE_MUTATION", ({ type, payload: [node] }: Mutation) => {
    if (type !== "createNode" || !isContentFile(node) || node.extension !== "mdx") return;
    show(node).catch((error: Error) =>
      reporter.warn(`${node.relativePath} is shown later: ${error.message}`),
    );
  });
}

/** The page that was made of a file. One that is new is left to Gatsby. */
function childOf(file: Node | undefined, getNode: (id: string) => Node | undefined): Node | undefined {
  return file?.children.map(getNode).find((node) => node !== undefined && isMdx(node));
}

/** @param path of the page. If nobody has it open, or its query fails, there is nothing to tell. */
async function tellBrowsers({ pages, components }: State, path: string): Promise<void> {
  const { websocketManager: browsers } = late<{ websocketManager: Browsers }>(
    "gatsby/dist/utils/websocket-manager",
  );
  const page = pages.get(path);
  const query = page && components.get(page.componentPath)?.query;
  if (!query || !graphql || !browsers.activePaths.has(path)) return;
  const { data, errors } = await graphql(query, { path, ...page.context });
  if (errors || !data) return;
  const shown: { result: object } = JSON.parse(await readFile(join("public", pageDataPath(path)), "utf8"));
  browsers.emitPageData({ id: path, result: { ...shown, result: { ...shown.result, data } } });
}
