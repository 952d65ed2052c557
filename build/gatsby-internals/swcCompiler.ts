import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { gatsbyRequire } from "./gatsbySource";
import { expectShape } from "./seams";
import type { Rule, Stage, WebpackSeam } from "./webpackSeam";

/** A rule of Gatsby's for source files: which they are is a function, and so is what compiles them. */
interface SourceRule extends Rule {
  readonly test: RegExp;
  include: (path: string) => boolean;
}

/** The request for a module: a page's `Head` and the rest of the page are two modules of one file. */
interface Asking {
  readonly resourceQuery: string;
  readonly issuer: string;
}

/** Who compiles a source file. With `queries`, Babel takes these out of it before SWC does the rest. */
type Compiler = "gatsby" | "swc" | "queries";

export const swcCompiler: WebpackSeam = {
  name: "swcCompiler",
  reason:
    "Gatsby runs all presets of Babel over each source file, and over files in TypeScript twice. SWC does that here; Babel only extracts queries, and separates a page's `Head` from the rest.",
  worth: "CPU: 17 % more without it (this site), 43 and 70 s for 6 pages; scripts 2 % smaller",
  checkedWith: "gatsby 5.16.1",
  adjust({ module: { rules } }, stage) {
    if (stage === "build-javascript" || stage === "build-html") compileWithSwc(rules, stage);
  },
};

function compileWithSwc(rules: Rule[], stage: Stage): void {
  const source = rules.find(isSourceRule);
  const typeScript = rules.find(isTypeScriptRule);
  expectShape(
    source !== undefined && typeScript !== undefined,
    swcCompiler,
    "Gatsby has a rule for source files, and gatsby-plugin-typescript another one, both with functions.",
  );
  const isSource = source.include;
  const ours = ["src", "shared", "plugins", ".cache"].map((folder) => resolve(folder) + sep);
  // Each rule calls this for each file.
  const known = new Map<string, Compiler>();
  const compilerOf = (path: string) => {
    const compiler = known.get(path) ?? choose(path);
    known.set(path, compiler);
    return compiler;
  };
  const choose = (path: string): Compiler => {
    const isOurs = ours.some((folder) => path.startsWith(folder)) && /\.(jsx?|tsx?)$/.test(path);
    return isOurs && isSource(path) ? compilerFor(path, readFileSync(path, "utf8")) : "gatsby";
  };
  source.include = (path) => isSource(path) && compilerOf(path) === "gatsby";
  // Both rules hold for a file in TypeScript, which Gatsby compiles twice.
  typeScript.include = (path: string) => compilerOf(path) === "gatsby";
  // In the versions that Gatsby includes; looked up once, for loaders are chosen anew for each module.
  const find = gatsbyRequire().resolve;
  for (const [test, parser] of parsers) {
    const swc = { loader: "swc-loader", options: options(parser) };
    const rule = { test, type: "javascript/auto" };
    rules.push(
      { ...rule, include: (path: string) => compilerOf(path) === "swc", use: [swc] },
      {
        ...rule,
        include: (path: string) => compilerOf(path) === "queries",
        use: (asking: Asking) => [swc, gatsbysPlugins(find, stage, test.test("x.tsx"), asking)],
      },
    );
  }
}

/** Static images stay with Gatsby, and so does what only a server needs. */
function compilerFor(path: string, text: string): Compiler {
  if (/StaticImage|getServerData/.test(text)) return "gatsby";
  if (!text.includes("graphql") && !pagesAndTemplates.test(path)) return "swc";
  return /\.tsx?$/.test(path) ? "queries" : "gatsby";
}

const pagesAndTemplates = /[\\/]src[\\/](pages|templates)[\\/]/;

/** Gatsby's own loader and plugins, and its cache setting. @param find resolves a package of Gatsby's. */
function gatsbysPlugins(
  find: NodeJS.RequireResolve,
  stage: Stage,
  hasMarkup: boolean,
  asking: Asking,
): object {
  return {
    loader: find("babel-loader"),
    options: {
      babelrc: false,
      configFile: false,
      compact: false,
      parserOpts: { plugins: hasMarkup ? ["typescript", "jsx"] : ["typescript"] },
      plugins: [
        [find("babel-plugin-remove-graphql-queries"), { stage, staticQueryDir: "page-data/sq/d" }],
        ...(stage === "build-javascript" && /async-requires/.test(asking.issuer)
          ? [
              [
                find("./dist/utils/babel/babel-plugin-remove-api"),
                { apis: unusedExports(asking.resourceQuery) },
              ],
            ]
          : []),
      ],
    },
  };
}

/** The exports that the requested part of a page omits, by the names of Gatsby's APIs. */
function unusedExports(resourceQuery: string): readonly string[] {
  const part = new URLSearchParams(resourceQuery).get("export");
  const other = part === "head" ? ["default"] : part === "default" ? ["Head"] : [];
  return ["getServerData", "config", ...other];
}

const parsers = [
  [/\.ts$/, { syntax: "typescript", tsx: false }],
  [/\.tsx$/, { syntax: "typescript", tsx: true }],
  [/\.jsx?$/, { syntax: "ecmascript", jsx: true }],
] as const;

const options = (parser: (typeof parsers)[number][1]) => ({
  sourceMaps: false,
  jsc: {
    parser,
    transform: { react: { runtime: "automatic" } },
    target: "es2020",
  },
  module: { type: "es6" },
});

/** The one of gatsby-plugin-typescript, which every site has. */
function isTypeScriptRule({ test, use }: Rule): boolean {
  return test instanceof RegExp && test.source === "\\.tsx?$" && typeof use === "function";
}

function isSourceRule(rule: Rule): rule is SourceRule {
  return (
    rule.test instanceof RegExp &&
    rule.test.test("page.tsx") &&
    typeof rule.include === "function" &&
    typeof rule.use === "function"
  );
}
