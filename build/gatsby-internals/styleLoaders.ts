import type { Rule } from "./swcLoader";

interface Loader {
  readonly loader: string;
  readonly options?: { readonly postcssOptions?: object; readonly modules?: object | boolean };
}

/**
 * A class of a built site is called by five of 64 characters, made of its file's path and its name there. Gatsby's own names say
 * both in full (`Badge-module--kind--1a2b3`), in sheets, in elements and in scripts: 2.0 to 2.3 kB of a doc page after gzip.
 * That two of 230 names are the same happens by chance in one of 40,000 sites; with four characters it is one of 600.
 */
const shortNames = "[hash:base64:5]";

const isCss = inFolder("css-loader");
const isPostcss = inFolder("postcss-loader");

/**
 * Gives classes short names. Has PostCSS do only what it is needed for, the prefixes of older browsers: it looks for no
 * configuration beside each style sheet, of which there is none, and leaves out what renders pages, where a sheet is nothing
 * but names of classes.
 *
 * @param rules of webpack's configuration; changed in place
 */
export function lightenStyles(rules: readonly Rule[], stage: string): void {
  for (const rule of rules.flatMap((one) => [one, ...(one.oneOf ?? [])])) {
    if (!Array.isArray(rule.use)) continue;
    // A function, of which the loader asks this before it calls it.
    for (const { options } of rule.use.filter(isPostcss))
      if (options?.postcssOptions) Object.assign(options.postcssOptions, { config: false });
    for (const { options } of rule.use.filter(isCss))
      if (typeof options?.modules === "object")
        Object.assign(options.modules, { localIdentName: shortNames });
    if (stage === "build-html") rule.use = rule.use.filter((loader) => !isPostcss(loader));
  }
}

function inFolder(name: string): (loader: Loader) => boolean {
  const folder = new RegExp(`[\\\\/]${name}[\\\\/]`);
  return ({ loader }) => folder.test(loader);
}
