import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expectInGatsby } from "./gatsbySource";
import { isOn, type Seam } from "./seams";

const withoutPartytown: Seam = {
  name: "withoutPartytown",
  reason:
    "Every page of every Gatsby site loads its Partytown plugin, which does something only in `develop`, and only for scripts that this site doesn't have.",
  worth: "2.2 kB of the scripts of each page: without it, pages are above their budgets",
  checkedWith: "gatsby 5.16.1",
};

const file = "dist/internal-plugins/partytown/gatsby-browser.js";

/** @returns what takes the place of Gatsby's plugin. */
export function partytownPlugins({ stage, plugins }: CreateWebpackConfigArgs): readonly object[] {
  if (!isOn("withoutPartytown")) return [];
  if (stage === "build-javascript") expectInGatsby(withoutPartytown, file, ["onInitialClientRender"]);
  const standIn = resolve("src", "navigation", "standIns", "partytown.ts");
  return [plugins.normalModuleReplacement(/\/internal-plugins\/partytown\/gatsby-browser/, standIn)];
}
