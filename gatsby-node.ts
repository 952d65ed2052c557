import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { adjustWebpack } from "./build/gatsby-internals/webpack";
import { restore } from "./build/leftovers/setAside";
import { writeFrame } from "./build/outputs/writeFrame";
import { askWith, builderFor } from "./build/pages/builder";
import { createDocPages } from "./build/pages/docPages";
import { createReleasePages } from "./build/pages/releasePages";
import { createSnippetPages } from "./build/pages/snippetPages";
import { createTagPages } from "./build/pages/tagPages";
import { placeSandbox } from "./build/sandbox/sandbox";
import { runSteps } from "./build/steps";
import { configureWebpack } from "./build/webpack";
import { readConfig } from "./shared/config/config";

export const onPreInit: GatsbyNode["onPreInit"] = () => restore(resolve("public"));

/** Beside the bundles and before any page: a site that is built and one that is developed both have it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  await Promise.all([writeFrame(resolve("public")), placeSandbox(args)]);
};

/**
 * The data layer reads front matter with its own schema. A type inferred by Gatsby would only warn about fields that can
 * have two shapes.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes("type Mdx implements Node @dontInfer { id: ID! }");
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  adjustWebpack(args);
  return configureWebpack(args);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const builder = builderFor(args);
  await createDocPages(builder);
  await createTagPages(builder);
  await createReleasePages(builder);
  await createSnippetPages(builder);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ graphql, pathPrefix, reporter }) =>
  runSteps({
    publicDir: resolve("public"),
    ask: askWith(graphql),
    config: readConfig(process.env),
    pathPrefix,
    warn: (sentence) => reporter.warn(sentence),
  });
