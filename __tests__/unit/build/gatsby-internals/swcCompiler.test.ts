import { resolve } from "node:path";
import { swcCompiler } from "../../../../build/gatsby-internals/swcCompiler";
import type { Rule, Stage } from "../../../../build/gatsby-internals/webpackSeam";

/** What the parts of a rule's loaders are called that matter here. */
interface Loader {
  readonly loader: string;
  readonly options: { readonly plugins?: readonly (readonly [string, object])[] };
}

/** The two rules with which Gatsby compiles source files, as Gatsby defines them. */
const gatsbyRules = (): Rule[] => [
  { test: /\.js$/i },
  {
    test: /\.(js|mjs|jsx|ts|tsx)$/,
    include: (path: string) => !path.includes("node_modules"),
    use: () => ["gatsby"],
  },
  { test: /\.tsx?$/, use: () => ["gatsby again"] },
];

function compile(stage: Stage = "build-javascript", rules = gatsbyRules()): Rule[] {
  swcCompiler.adjust({ plugins: [], module: { rules } }, stage);
  return rules;
}

/** All rules that hold for a file. */
function holding(rules: readonly Rule[], file: string): readonly Rule[] {
  const path = resolve(file);
  return rules.filter(({ test, include }) => {
    const isIncluded = typeof include === "function" ? include(path) : true;
    return test instanceof RegExp && test.test(path) && isIncluded;
  });
}

function loadersOf(rule: Rule | undefined, asking: object): readonly Loader[] {
  return typeof rule?.use === "function" ? rule.use(asking) : (rule?.use as readonly Loader[]);
}

it.each(["src/app/Shell.tsx", "src/components/Seo/Seo.tsx", "src/templates/doc.tsx", "shared/paths.ts"])(
  "compiles %s once",
  (file) => expect(holding(compile(), file)).toHaveLength(1),
);

it("leaves packages to Gatsby", () => {
  const rules = compile();
  expect(holding(rules, "node_modules/gatsby-link/index.js")).toEqual([rules[0]]);
});

it("lets Babel take out queries, and SWC do the rest", () => {
  const [rule] = holding(compile(), "src/components/Seo/Seo.tsx");
  const [swc, babel] = loadersOf(rule, { resourceQuery: "", issuer: "" });
  expect(swc?.loader).toBe("swc-loader");
  expect(babel?.options.plugins).toEqual([[expect.stringContaining("queries"), expect.anything()]]);
});

it.each([
  ["head", ["getServerData", "config", "default"]],
  ["default", ["getServerData", "config", "Head"]],
])("parts a template's %s from the rest", (part, apis) => {
  const [rule] = holding(compile(), "src/templates/doc.tsx");
  const asking = { resourceQuery: `?export=${part}`, issuer: "/x/.cache/async-requires.js" };
  const [, babel] = loadersOf(rule, asking);
  expect(babel?.options.plugins?.[1]).toEqual([expect.stringContaining("remove-api"), { apis }]);
});

it("says when Gatsby's rules are others by now", () => {
  expect(() => compile("build-html", gatsbyRules().slice(0, 2))).toThrow("gatsby-internals/swcCompiler.ts");
});
