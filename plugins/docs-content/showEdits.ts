import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from "gatsby";
import {
  onWrittenFile,
  openPage,
  type PageData,
  pagesBegin,
  sendPage,
} from "../../build/gatsby-internals/edits";
import { pageDataPath } from "../../shared/paths";
import { readEditedPage } from "./store/editedPages";
import { addEntries } from "./store/nodes";
import { isContentFile, isMdx } from "./store/onFile";
import { pageEntries } from "./store/pageEntries";

/** The arguments of a start create nodes at once. With the arguments of the development server, Gatsby would postpone them. */
let start: ParentSpanPluginArgs | undefined;
let graphql: CreatePagesArgs["graphql"] | undefined;

/** Call it at each start. */
export function startEdits(args: ParentSpanPluginArgs): void {
  start = args;
}

/** Call it whenever Gatsby begins to create pages, with its GraphQL function. */
export function askForEdits(ask: CreatePagesArgs["graphql"]): void {
  pagesBegin();
  graphql = ask;
}

/**
 * Updates an edited page in the browsers that show it, before Gatsby does. Other pages that depend on it are updated later, by Gatsby.
 */
export function showEdits(args: CreateDevServerArgs): void {
  const show = async (file: Node): Promise<void> => {
    const parent = childOf(args.getNode(file.id), args.getNode);
    if (!start || !parent || !isContentFile(file)) return;
    const text = await readFile(String(file.absolutePath), "utf8");
    const page = readEditedPage(file.relativePath, text);
    addEntries({ args: early(start), parent }, pageEntries(page));
    await notifyBrowsers(args, page.outline.source.path);
  };
  onWrittenFile(args, (node) => {
    if (!isContentFile(node) || node.extension !== "mdx") return;
    show(node).catch((error: Error) =>
      args.reporter.warn(`${node.relativePath} is shown later: ${error.message}`),
    );
  });
}

/**
 * Gives nodes another digest than Gatsby will. Gatsby then sees a change, and runs the queries that depend on them again: a query
 * that runs while a node is replaced can have read the old one.
 */
function early(args: ParentSpanPluginArgs): ParentSpanPluginArgs {
  return { ...args, createContentDigest: (input) => `early ${args.createContentDigest(input)}` };
}

/** The `Mdx` node of a file. A new file has none, and is left to Gatsby. */
function childOf(file: Node | undefined, getNode: (id: string) => Node | undefined): Node | undefined {
  return file?.children.map(getNode).find((node) => node !== undefined && isMdx(node));
}

/** @param path of the page. Nothing is sent if no browser shows it, or if its query fails. */
async function notifyBrowsers(args: CreateDevServerArgs, path: string): Promise<void> {
  const page = openPage(args, path);
  if (!page || !graphql) return;
  const { data, errors } = await graphql<Record<string, unknown>>(page.query, page.variables);
  if (errors || !data) return;
  const shown: PageData = JSON.parse(await readFile(join("public", pageDataPath(path)), "utf8"));
  sendPage(path, { ...shown, result: { ...shown.result, data } });
}
