import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readConfig } from "../shared/config/config";
import { defines } from "./defines";
import { navigationPlugins } from "./gatsby-internals/navigation";
import { noteBundles } from "./leftovers/bundleNames";

/** Changes the webpack configuration by Gatsby's API. What isn't part of the API is in gatsby-internals/webpack.ts. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  const isBuild = stage === "build-javascript" || stage === "build-html";
  actions.setWebpackConfig({
    // Nobody debugs the published files, and `develop` has source maps of its own.
    ...(isBuild ? { devtool: false } : {}),
    plugins: [
      // What isn't configured is in no bundle.
      plugins.define(defines(readConfig(process.env))),
      // One component for an icon instead of three.
      plugins.normalModuleReplacement(
        /\/createLucideIcon\.mjs$/,
        resolve("src/components/Icon/createIcon.tsx"),
      ),
      ...navigationPlugins(args),
      ...(stage === "build-javascript" ? [noteBundles] : []),
    ],
  });
}
