import { shortClassNames } from "../../../../build/gatsby-internals/shortClassNames";
import type { Rule, Stage } from "../../../../build/gatsby-internals/webpackSeam";

const gatsbysNames = { namedExport: true, localIdentName: "[name]--[local]--[hash:hex:5]" };

/** The rules after the change. */
function adjusted(stage: Stage): Rule[] {
  const loader = "/packages/css-loader/dist/cjs.js";
  const rules = [
    { test: /\.ts$/, use: () => [] },
    {
      oneOf: [
        { test: /\.module\.css$/, use: [{ loader, options: { modules: { ...gatsbysNames } } }] },
        { test: /\.css$/, use: [{ loader, options: { modules: false } }] },
      ],
    },
  ];
  shortClassNames.adjust({ plugins: [], module: { rules } }, stage);
  return rules;
}

it("names classes shortly, and the same in pages and in browsers", () => {
  const inPages = JSON.stringify(adjusted("build-html"));
  expect(inPages).toContain('"localIdentName":"[hash:base64:5]"');
  expect(inPages).toBe(JSON.stringify(adjusted("build-javascript")));
});

it("stops the build when Gatsby's rules are others", () => {
  const config = { plugins: [], module: { rules: [{ test: /\.css$/ }] } };
  expect(() => shortClassNames.adjust(config, "build-html")).toThrow("gatsby-internals/shortClassNames.ts");
});
