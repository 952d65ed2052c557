import { fewerDependencies } from "../../../../build/gatsby-internals/fewerDependencies";
import { expectInGatsby } from "../../../../build/gatsby-internals/gatsbySource";
import { smallerBundles } from "../../../../build/gatsby-internals/smallerBundles";
import { templateStyles } from "../../../../build/gatsby-internals/templateStyles";
import type { Stage, WebpackConfig } from "../../../../build/gatsby-internals/webpackSeam";

/** As a version of Gatsby could write it that bundles by other means. */
const otherConfig = (): WebpackConfig => ({ entry: {}, cache: {}, plugins: [], module: { rules: [] } });

it.each([
  [smallerBundles, "build-javascript", "TerserPlugin and CssMinimizerPlugin"],
  [templateStyles, "build-javascript", "all styles into one chunk"],
  [templateStyles, "build-html", "render-page"],
  [fewerDependencies, "build-html", "what its webpack cache depends on"],
] as const)("$name stops a build of a Gatsby that has changed: %#", (seam, stage: Stage, words) => {
  expect(() => seam.adjust(otherConfig(), stage)).toThrow(words);
});

it("a text that Gatsby's files no longer have stops the build, with the file's name", () => {
  expect(() => expectInGatsby(templateStyles, "cache-dir/loader.js", ["no such text"])).toThrow(
    "Gatsby's cache-dir/loader.js has no such text. This isn't so (it was with gatsby 5.16.1).",
  );
});
