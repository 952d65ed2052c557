import { join } from "node:path";
import { root } from "../scripts/command/root.mjs";
import { contentFolder, placeEngine } from "../scripts/fixture/engine.mjs";
import { contentFile, writeContent } from "./content.mjs";

/**
 * Adapter of this project for a benchmark that builds the same generated pages with several engines: where the pages go, how
 * the site is built, and what a cold build removes. It builds a copy of the project, so that the site itself stays unchanged.
 */
const dir = join(root, ".builds", "bench");

export default {
  name: "ours",
  dir,
  pkgs: ["gatsby", "gatsby-plugin-mdx", "react"],
  /** @param {import("./content.mjs").Corpus} corpus */
  prepare(corpus) {
    placeEngine(dir);
    writeContent(corpus, join(dir, contentFolder));
  },
  /** @param {{ file: string }} page */
  file: (page) => join(dir, contentFolder, contentFile(page.file)),
  caches: [".cache", "public"],
  out: "public",
  args: [join(root, "bench", "build.mjs"), dir],
  /** @param {{ url: string }} page */
  link: (page) => `nav[aria-label] a[href="${page.url}"]`,
  search: "local",
};
