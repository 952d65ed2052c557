import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleHash } from "./bundleHash";
import { emptyCompilers } from "./emptyCompilers";
import { fewerDependencies } from "./fewerDependencies";
import { isOn } from "./seams";
import { shortClassNames } from "./shortClassNames";
import { shortHashes } from "./shortHashes";
import { smallerBundles } from "./smallerBundles";
import { swcCompiler } from "./swcCompiler";
import { templateStyles } from "./templateStyles";
import type { WebpackConfig, WebpackSeam } from "./webpackSeam";

const webpackSeams: readonly WebpackSeam[] = [
  emptyCompilers,
  templateStyles,
  swcCompiler,
  shortClassNames,
  shortHashes,
  smallerBundles,
  bundleHash,
  fewerDependencies,
];

/** Changes Gatsby's webpack configuration by the seams that are on. */
export function adjustWebpack({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: WebpackConfig = getConfig();
  for (const seam of webpackSeams) if (isOn(seam.name)) seam.adjust(config, stage);
  actions.replaceWebpackConfig(config);
}
