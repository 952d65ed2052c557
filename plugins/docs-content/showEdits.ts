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

/** A node made by what the development server is given would be put off, too; what a start is given makes them at once. */
let start: ParentSpanPluginArgs | undefined;
let graphql: CreatePagesArgs["graphql"] | undefined;

/** To be told of each start. */
export function startEdits(args: ParentSpanPluginArgs): void {
  start = args;
}

/** To be told how Gatsby asks its data layer, whenever it begins to make pages. */
export function askForEdits(ask: CreatePagesArgs["graphql"]): void {
  pagesBegin();
  graphql = ask;
}

/**
 * Shows a page that is edited where a browser has it open, before Gatsby does. What other pages show of this one comes later,
 * with everything that Gatsby makes anew.
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
async function notifyBrowsers(args: CreateDevServerArgs, path: string): Promise<void> {
  const page = openPage(args, path);
  if (!page || !graphql) return;
  const { data, errors } = await graphql<Record<string, unknown>>(page.query, page.variables);
  if (errors || !data) return;
  const shown: PageData = JSON.parse(await readFile(join("public", pageDataPath(path)), "utf8"));
  sendPage(path, { ...shown, result: { ...shown.result, data } });
}
