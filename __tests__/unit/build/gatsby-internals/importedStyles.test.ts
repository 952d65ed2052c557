import { resolve } from "node:path";
import { importedStyles } from "../../../../build/gatsby-internals/importedStyles";
import type { Stage, WebpackPlugin } from "../../../../build/gatsby-internals/webpackSeam";

class MiniCssExtractPlugin implements WebpackPlugin {
  readonly options: object;
  constructor(options: object) {
    this.options = options;
  }
  apply() {}
}

type Namer = (sheet: object, pattern: string, name: string, options: object) => string;

/** css-loader's options for CSS modules after the change. */
function adjusted(stage: Stage, plugins: WebpackPlugin[] = []): { readonly getLocalIdent: Namer } {
  const modules = { getLocalIdent: () => "" };
  const use = [{ loader: "/packages/css-loader/dist/cjs.js", options: { modules } }];
  importedStyles.adjust({ plugins, module: { rules: [{ oneOf: [{ use }] }] } }, stage);
  return modules;
}

const sheet = { resourcePath: resolve("src", "Badge.module.css") };
const options = { context: resolve(), hashPrefix: "" };

it("names a class the same in pages and in browsers, whoever runs its sheet", () => {
  const nameFor = (stage: Stage, of: object) =>
    adjusted(stage).getLocalIdent(of, "[name]--[local]--[hash:hex:5]", "kind", options);
  const run = { ...sheet, _module: { matchResource: `${sheet.resourcePath}.webpack[javascript/auto]` } };
  expect(nameFor("build-html", sheet)).toMatch(/^Badge-?.module--kind--[0-9a-f]{5}$/);
  expect(nameFor("build-javascript", run)).toBe(nameFor("build-html", sheet));
});

it("runs sheets in the compiler that asks for them", () => {
  const extractor = new MiniCssExtractPlugin({ experimentalUseImportModule: false });
  adjusted("build-javascript", [extractor]);
  expect(extractor.options).toEqual({ experimentalUseImportModule: true });
});

it("stops the build when the plugin no longer has the option", () => {
  expect(() => adjusted("build-javascript", [new MiniCssExtractPlugin({})])).toThrow(
    "gatsby-internals/importedStyles.ts",
  );
});
