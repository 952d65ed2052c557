import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expectShape } from "./seams";
import type { WebpackPlugin, WebpackSeam } from "./webpackSeam";

export const templateStyles: WebpackSeam = {
  name: "templateStyles",
  reason:
    "Gatsby makes one style sheet of all, and writes it into every page. Here, styles belong to the chunk that imports them: the site's frame, a template, or what loads later.",
  worth:
    "needed: without it every page holds all styles (100 kB instead of 77), and those of what loads later",
  checkedWith: "gatsby 5.16.1",
  adjust(config, stage) {
    for (const plugin of config.plugins.filter(isExtractor)) {
      expectShape(plugin.options !== undefined, templateStyles, "MiniCssExtractPlugin has options.");
      // The order of sheets doesn't matter, because cascade layers decide. Without this, builds warn about it.
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
    }
    if (stage === "build-javascript") {
      const groups = config.optimization?.splitChunks?.cacheGroups;
      expectShape(groups?.styles !== undefined, templateStyles, "Gatsby puts all styles into one chunk.");
      expectShape(config.plugins.some(isExtractor), templateStyles, "Gatsby uses MiniCssExtractPlugin.");
      delete groups?.styles;
    }
    if (stage === "build-html") {
      expectShape(
        Object.keys(config.entry ?? {}).includes(pageRenderer),
        templateStyles,
        `The bundle that renders pages is called ${pageRenderer}.`,
      );
      config.plugins.push(renderAgainWith(builtStyles()));
    }
  },
};

const pageRenderer = "render-page";

const isExtractor = (plugin: WebpackPlugin) => plugin.constructor.name === "MiniCssExtractPlugin";

/** The browser's style sheets, by name, which contains their hash. */
function builtStyles(): string {
  const file = resolve("public", "chunk-map.json");
  if (!existsSync(file)) return "";
  const bundles: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(bundles)
    .flat()
    .filter((name) => name.endsWith(".css"))
    .join();
}

/** Gatsby renders every page again when this chunk's hash changes. Otherwise a warm build would keep pages with old styles. */
const renderAgainWith = (styles: string): WebpackPlugin => ({
  apply: ({ hooks }) =>
    hooks.compilation.tap("TemplateStyles", (compilation) =>
      compilation.hooks.chunkHash.tap("TemplateStyles", ({ name }, hash) => {
        if (name === pageRenderer) hash.update(styles);
      }),
    ),
});
