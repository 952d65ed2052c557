import { lightenStyles } from "../../../../build/gatsby-internals/styleLoaders";
import type { Rule } from "../../../../build/gatsby-internals/swcLoader";

const asGatsbyNames = { namedExport: true, localIdentName: "[name]--[local]--[hash:hex:5]" };

/** As Gatsby writes them: PostCSS gets its options from a function. */
function styleRules(): Rule[] {
  const postcss = {
    loader: "/packages/postcss-loader/dist/cjs.js",
    options: { postcssOptions: () => ({ plugins: [] }) },
  };
  const css = { loader: "/packages/css-loader/dist/cjs.js", options: { modules: { ...asGatsbyNames } } };
  const plain = { ...css, options: { modules: false } };
  return [
    { test: /\.ts$/, use: () => [] },
    {
      oneOf: [
        { test: /\.module\.css$/, use: [css, postcss] },
        { test: /\.css$/, use: [plain, postcss] },
      ],
    },
  ];
}

interface Options {
  readonly postcssOptions: object;
  readonly modules: object | boolean;
}

function loaders(stage: string): readonly { readonly loader: string; readonly options?: Options }[] {
  const rules = styleRules();
  lightenStyles(rules, stage);
  const use = rules[1]?.oneOf?.[0]?.use;
  return Array.isArray(use) ? use : [];
}

it("looks for no configuration of PostCSS", () => {
  expect(loaders("build-javascript")[1]?.options?.postcssOptions).toHaveProperty("config", false);
});

it("leaves PostCSS out where only names of classes are wanted", () => {
  expect(loaders("build-html").map(({ loader }) => loader)).toEqual(["/packages/css-loader/dist/cjs.js"]);
});

it("calls classes the same, and shortly, for what renders pages and for what browsers load", () => {
  const [inPages, inBrowsers] = ["build-html", "build-javascript"].map(
    (stage) => loaders(stage)[0]?.options?.modules,
  );
  expect(inPages).toEqual({ ...asGatsbyNames, localIdentName: "[hash:base64:5]" });
  expect(inBrowsers).toEqual(inPages);
});
