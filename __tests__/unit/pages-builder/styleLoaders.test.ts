import { lightenStyles } from "../../../src/pages-builder/styleLoaders";
import type { Rule } from "../../../src/pages-builder/swcLoader";

const css = { loader: "/packages/css-loader/dist/cjs.js" };

/** As Gatsby writes them: PostCSS gets its options from a function. */
function styleRules(): Rule[] {
  const postcss = {
    loader: "/packages/postcss-loader/dist/cjs.js",
    options: { postcssOptions: () => ({ plugins: [] }) },
  };
  return [{ test: /\.ts$/, use: () => [] }, { oneOf: [{ test: /\.css$/, use: [css, postcss] }] }];
}

function loaders(stage: string): readonly { readonly options?: { readonly postcssOptions: object } }[] {
  const rules = styleRules();
  lightenStyles(rules, stage);
  const use = rules[1]?.oneOf?.[0]?.use;
  return Array.isArray(use) ? use : [];
}

it("looks for no configuration of PostCSS", () => {
  expect(loaders("build-javascript")[1]?.options?.postcssOptions).toHaveProperty("config", false);
});

it("leaves PostCSS out where only names of classes are wanted", () => {
  expect(loaders("build-html")).toEqual([css]);
});
