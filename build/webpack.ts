import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readConfig } from "../shared/config/config";
import { defines } from "./defines";
import { navigationPlugins } from "./gatsby-internals/navigation";
import { partytownPlugins } from "./gatsby-internals/withoutPartytown";
import { noteBundles } from "./leftovers/bundleNames";
import { placeSandbox } from "./sandbox/sandbox";
import { serverPlugins } from "./serverBundle";

/** Changes the webpack configuration by Gatsby's API. What isn't part of the API is in gatsby-internals/webpack.ts. */
export async function configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { stage, actions, plugins } = args;
  const sandbox = await placeSandbox(args);
  const isBuild = stage === "build-javascript" || stage === "build-html";
  actions.setWebpackConfig({
    // No one debugs the published files, and `develop` has its own source maps.
    ...(isBuild ? { devtool: false, module: { rules: [withoutSideEffects] } } : {}),
    plugins: [
      // What isn't configured is in no bundle.
      plugins.define(defines(readConfig(process.env), sandbox)),
      // One component for an icon instead of three.
      plugins.normalModuleReplacement(
        /\/createLucideIcon\.mjs$/,
        resolve("src/components/Icon/createIcon.tsx"),
      ),
      ...navigationPlugins(args),
      ...partytownPlugins(args),
      ...serverPlugins(args),
      ...(stage === "build-javascript" ? [noteBundles] : []),
    ],
  });
}

/** Loading these does nothing, so who calls nothing of them does without: with analytics off, that is every page. */
const withoutSideEffects = {
  test: /\.ts$/,
  include: ["analytics", "consent", "offline", "thirdParties"].map((room) => resolve("src", room)),
  sideEffects: false,
};
