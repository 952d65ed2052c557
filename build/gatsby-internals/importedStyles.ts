import { createRequire } from "node:module";
import { relative } from "node:path";
import { gatsbyRequire } from "./gatsbySource";
import { expectShape } from "./seams";
import { cssModulesOptions } from "./shortClassNames";
import { isStyleExtractor } from "./templateStyles";
import type { WebpackSeam } from "./webpackSeam";

export const importedStyles: WebpackSeam = {
  name: "importedStyles",
  reason:
    "Gatsby starts a compiler for each style sheet, 144 in all. Webpack can run a sheet's module in the compiler that asks for it.",
  worth: "1.3 of 39 s of CPU for 300 pages",
  checkedWith: "gatsby 5.16.1",
  adjust(config, stage) {
    if (stage !== "build-javascript" && stage !== "build-html") return;
    for (const { options } of config.plugins.filter(isStyleExtractor)) {
      const isKnown = options !== undefined && "experimentalUseImportModule" in options;
      expectShape(isKnown, importedStyles, "MiniCssExtractPlugin has experimentalUseImportModule.");
      Object.assign(options, { experimentalUseImportModule: true });
    }
    for (const options of cssModulesOptions(config)) Object.assign(options, { getLocalIdent: classNamer() });
  },
};

/** The parts of css-loader's context that a name is made of. */
interface Sheet {
  readonly resourcePath: string;
}

interface NameOptions {
  readonly context: string;
  readonly hashPrefix: string;
}

type Interpolate = (sheet: Sheet, pattern: string, options: NameOptions & { content: string }) => string;

/** Names a class as css-loader does, but from the file alone: pages' names and browsers' are the same, whoever runs the sheet. */
function classNamer() {
  const cssLoader = createRequire(gatsbyRequire().resolve("css-loader/package.json"));
  const { interpolateName }: { interpolateName: Interpolate } = cssLoader("loader-utils");
  expectShape(typeof interpolateName === "function", importedStyles, "css-loader names by loader-utils.");
  return (sheet: Sheet, pattern: string, name: string, options: NameOptions): string => {
    const path = relative(options.context, sheet.resourcePath).replaceAll("\\", "/");
    const content = `${options.hashPrefix}${path}\0${name}`;
    return interpolateName(sheet, pattern, { ...options, content }).replace(/\[local\]/gi, name);
  };
}
