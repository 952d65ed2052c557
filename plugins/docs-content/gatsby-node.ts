import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type {
  BuildArgs,
  CreateDevServerArgs,
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  GatsbyNode,
  Node,
  ParentSpanPluginArgs,
  SourceNodesArgs,
} from "gatsby";
import { codeTypesFolder, sandboxSamplesPath, searchIndexPath } from "../../shared/paths";
import { checkContent } from "./check/checkContent";
import { modelOf } from "./check/model";
import { createDataResolvers } from "./nodes/resolvers";
import { typeDefs } from "./nodes/typeDefs";
import type { DataLayerOptions } from "./options";
import { setProblems } from "./problemStore";
import { formatProblems } from "./problems";
import { serveSamples, writeSamples } from "./samples/writeSamples";
import { serveTypes, writeTypes } from "./samples/writeTypes";
import { serveSearchIndex } from "./search/serveIndex";
import { writeSearchIndex } from "./search/writeIndex";
import { serveProblems } from "./serveProblems";
import { askForEdits, showEdits, startEdits } from "./showEdits";
import { createDateNodes } from "./store/dateNodes";
import { listContent } from "./store/disk";
import { shareMdxFrontMatter } from "./store/mdx";
import { storeOfNodes } from "./store/nodes";
import { isContentFile, isMdx, nodesFromFile } from "./store/onFile";
import { missingPages, restoreNodes } from "./store/restoreNodes";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentDir: Joi.string().required(),
    contentPath: Joi.string().required(),
    staticDir: Joi.string().required(),
    siteUrl: Joi.string().uri().required(),
    search: Joi.object().required(),
    ask: Joi.object().required(),
    repository: Joi.object({ url: Joi.string().uri(), name: Joi.string(), host: Joi.string() }),
  });

export function onPreBootstrap(args: ParentSpanPluginArgs): void {
  startEdits(args);
  shareMdxFrontMatter();
}

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs());
}

export async function sourceNodes(args: SourceNodesArgs, options: DataLayerOptions): Promise<void> {
  await createDateNodes(args, options.contentDir);
}

export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return isMdx(node) || isContentFile(node);
}

export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  await nodesFromFile(args);
}

export function createResolvers(args: CreateResolversArgs, options: DataLayerOptions): void {
  createDataResolvers(args, options);
}

/** Runs in every build, warm or cold, and before the site's own createPages. */
export async function createPages(args: CreatePagesArgs, options: DataLayerOptions): Promise<void> {
  askForEdits(args.graphql);
  const store = storeOfNodes(args);
  const listing = await listContent(options.contentDir, options.staticDir);
  const missing = await missingPages(store, listing.files, options.contentDir);
  const outlines = missing.map(({ outline }) => outline);
  const problems = checkContent(modelOf(store, listing, outlines));
  setProblems(problems);
  if (problems.length > 0) args.reporter.panicOnBuild(formatProblems(problems));
  else restoreNodes(args, missing);
}

export async function onPostBuild(args: BuildArgs): Promise<void> {
  const store = storeOfNodes(args);
  await writeSearchIndex(store, resolve("public"));
  await writeSamples(store, resolve("public"));
  await writeTypes(store, resolve("public"));
}

export async function onCreateDevServer(args: CreateDevServerArgs): Promise<void> {
  serveProblems(args.app);
  showEdits(args);
  // Files of an earlier build would be served before ours.
  for (const folder of [searchIndexPath, sandboxSamplesPath, codeTypesFolder])
    await rm(join("public", folder), { recursive: true, force: true });
  serveSearchIndex(args.app, args);
  serveSamples(args.app, args);
  serveTypes(args.app, args);
}
