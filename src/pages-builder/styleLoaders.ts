import type { Rule } from "./swcLoader";

interface Loader {
  readonly loader: string;
  readonly options?: { readonly postcssOptions?: object };
}

/**
 * Has PostCSS do only what it is needed for, the prefixes of older browsers: it looks for no configuration beside each
 * style sheet, of which there is none, and leaves out what renders pages, where a sheet is nothing but names of classes.
 *
 * @param rules of webpack's configuration; changed in place
 */
export function lightenStyles(rules: readonly Rule[], stage: string): void {
  for (const rule of rules.flatMap((one) => [one, ...(one.oneOf ?? [])])) {
    if (!Array.isArray(rule.use)) continue;
    // A function, of which the loader asks this before it calls it.
    for (const { options } of rule.use.filter(isPostcss))
      if (options?.postcssOptions) Object.assign(options.postcssOptions, { config: false });
    if (stage === "build-html") rule.use = rule.use.filter((loader) => !isPostcss(loader));
  }
}

function isPostcss(loader: Loader): boolean {
  return /[\\/]postcss-loader[\\/]/.test(loader.loader);
}
