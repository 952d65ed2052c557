import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { readConfig } from "../../shared/config/config";
import { defines } from "../defines";
import { noteBundles } from "../leftovers/bundleNames";
import { type Bundle, hashByFiles } from "./bundleHash";
import { type Closable, letGo } from "./letGo";
import { minifyStyles } from "./minifyStyles";
import { standIns } from "./standIns";
import { lightenStyles } from "./styleLoaders";
import { compileWithSwc, type Rule } from "./swcLoader";

interface WebpackPlugin {
  readonly options?: { ignoreOrder?: boolean };
  apply(compiler: Compiler): void;
}

interface Compiler extends Closable {
  readonly hooks: {
    readonly done: {
      tap(options: string | { name: string; stage: number }, act: (stats: Stats) => void): void;
    };
    readonly compilation: { tap(name: string, act: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  readonly hooks: {
    readonly chunkHash: { tap(name: string, act: (chunk: Chunk, hash: Hash) => void): void };
  };
}

interface Chunk {
  readonly name: string | null | undefined;
}

interface Hash {
  update(text: string): unknown;
}

interface Stats {
  readonly compilation: Bundle & { readonly buildDependencies: { clear(): void } };
}

interface WebpackConfig {
  readonly plugins: WebpackPlugin[];
  readonly optimization?: {
    minimizer?: object[];
    readonly splitChunks?: { readonly cacheGroups?: { styles?: object } };
  };
  devtool?: string | false;
  cache?: { buildDependencies?: object; version?: string };
  readonly module: { readonly rules: Rule[] };
  readonly resolve?: { plugins?: object[] };
}

/** What decides how modules are compiled; a change in one of them makes webpack's stored modules worthless. */
const compilerFiles = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "build/gatsby-internals/webpack.ts",
  "build/gatsby-internals/minifyStyles.ts",
  "build/gatsby-internals/standIns.ts",
  "build/gatsby-internals/styleLoaders.ts",
  "build/gatsby-internals/swcLoader.ts",
];

/**
 * Thirteen changes to Gatsby's webpack configuration.
 *
 * - The extractor of style sheets is told that the order of files doesn't matter: cascade layers settle what wins, and
 *   no two modules style the same element. Without this every build warns about each pair of pages that import the same
 *   components in another order.
 * - A build makes no source maps: nobody debugs the published files, and `develop` has its own.
 * - SWC minifies instead of Terser: about 3 s of CPU less in each cold build, and 1 % smaller. Style sheets are minified by esbuild
 *   instead of cssnano: 1.5 s less, and 0.5 % smaller once compressed.
 * - Classes have short names, and PostCSS does less: see styleLoaders.ts.
 * - A style sheet goes where its script goes: into the chunk of the site's frame, of a template, or of what is loaded
 *   later. Gatsby makes one sheet of all, which stands in the HTML of every page.
 * - What renders pages counts as changed when a style sheet changed. Gatsby writes sheets into the HTML, and would leave
 *   the old ones there in a warm build.
 * - Stored modules are valid for a fingerprint of the files above. Gatsby has webpack follow every package that its
 *   configuration requires instead: some 4 s in each cold build, to learn what the lock file says.
 * - What renders pages is without what browsers load later (`import()`, workers): nothing asks for it there, and it is a
 *   third of all modules.
 * - Nothing shadows a theme's components, for there is no theme: Gatsby would read a folder for each path that a module
 *   names, one second in twenty-five of a cold build.
 * - The bundle's hash follows from its files, and their names are noted: see bundleHash.ts and bundleNames.ts.
 * - A bundle's memory is given back when it is stored: see letGo.ts.
 * - Some parts of libraries are replaced: see standIns.ts.
 * - What is configured by the environment is defined, so that what is not configured is in no bundle.
 */
export function adjustWebpack({ stage, getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config: WebpackConfig = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  if (config.resolve?.plugins)
    config.resolve.plugins = config.resolve.plugins.filter(
      (plugin) => plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
    );
  if (stage === "build-javascript" || stage === "build-html") {
    config.devtool = false;
    config.plugins.push(letGo);
    compileWithSwc(config.module.rules, stage);
    lightenStyles(config.module.rules, stage);
    // Loading them does nothing, so who calls nothing of them does without: with analytics off, that is every page.
    config.module.rules.push({
      test: /\.ts$/,
      include: ["analytics", "consent", "offline", "thirdParties"].map((room) => resolve("src", room)),
      sideEffects: false,
    });
  }
  if (stage === "build-javascript" && config.optimization?.minimizer) {
    config.optimization.minimizer = config.optimization.minimizer.map(lighter);
  }
  if (stage === "build-javascript") config.plugins.push(hashOfFiles);
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) delete groups.styles;
  if (stage === "build-html") {
    config.plugins.push(renderAnewWith(builtStyles()));
    config.module.rules.push({
      include: resolve("src"),
      parser: { dynamicImportMode: "weak", worker: false, url: false },
    });
  }
  if (config.cache) {
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.cache.version = fingerprint(compilerFiles);
    config.plugins.push(forgetLoaders);
  }
  config.plugins.push(plugins.define(defines(readConfig(process.env))));
  for (const { module, by } of standIns) config.plugins.push(plugins.normalModuleReplacement(module, by));
  actions.replaceWebpackConfig(config);
}

/** Each loader counts as a build dependency of its own, and would be followed through all its packages. */
const forgetLoaders: WebpackPlugin = {
  apply: ({ hooks }) =>
    hooks.done.tap("ForgetLoaders", ({ compilation }) => compilation.buildDependencies.clear()),
};

/** Ahead of Gatsby, which reads the hash when all is done. */
const hashOfFiles: WebpackPlugin = {
  apply: ({ hooks }) =>
    hooks.done.tap({ name: "HashOfFiles", stage: -100 }, ({ compilation }) => {
      hashByFiles(compilation);
      noteBundles(compilation);
    }),
};

/** The sheets that the browser's bundles have by now, by name, which holds their hash. */
function builtStyles(): string {
  const file = resolve("public", "chunk-map.json");
  if (!existsSync(file)) return "";
  const bundles: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  return Object.values(bundles)
    .flat()
    .filter((name) => name.endsWith(".css"))
    .join();
}

/** Gatsby renders every page again when the hash of this chunk is another one. */
const renderAnewWith = (styles: string): WebpackPlugin => ({
  apply: ({ hooks }) =>
    hooks.compilation.tap("RenderAnew", (compilation) =>
      compilation.hooks.chunkHash.tap("RenderAnew", ({ name }, hash) => {
        if (name === "render-page") hash.update(styles);
      }),
    ),
});

/**
 * SWC has a process for itself, which gives its memory back when it ends: within this one a build of 300 pages took 60 MB
 * more or above. Styles need none, for what makes them small is a program beside this one already.
 */
function lighter(minimizer: object): object {
  if (minimizer.constructor.name === "TerserPlugin")
    return new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { ecma: 2020 },
      extractComments: false,
    });
  if (minimizer.constructor.name === "CssMinimizerPlugin") {
    const CssMinimizer = minimizer.constructor as new (options: object) => object;
    return new CssMinimizer({ minify: minifyStyles, parallel: false });
  }
  return minimizer;
}

function fingerprint(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(resolve(file)));
  return hash.digest("hex");
}
