import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Core } from "@strapi/strapi";

/** Options as the commands parse them. */
interface Options {
  only?: string[];
  exclude?: string[];
  onlyContentTypes?: string[];
  excludeContentTypes?: string[];
}

type Filter = (options: Options, strapi?: Core.Strapi) => unknown;
type Make = (options: object) => object;

/** What the packages of the commands export, as far as it is used here. */
interface Transfer {
  directory: {
    providers: { createLocalDirectorySourceProvider: Make; createLocalDirectoryDestinationProvider: Make };
  };
  strapi: {
    providers: { createLocalStrapiSourceProvider: Make; createLocalStrapiDestinationProvider: Make };
  };
  engine: {
    createTransferEngine(
      source: object,
      destination: object,
      options: object,
    ): { transfer(): Promise<{ engine?: Record<string, { count: number }> }> };
  };
}

interface Commands {
  normalizeTransferFilterOptions: Filter;
  buildTransferTransforms: Filter;
  parseRestoreFromOptions: Filter;
}

/**
 * Exports and imports in this process, as `strapi export --format dir` and `strapi import` do: in seconds, and without a copy of the
 * project. It uses the commands' own filters, which the package doesn't export.
 */
export function moveData(strapi: Core.Strapi) {
  const root = dirname(require.resolve("@strapi/strapi/package.json"));
  const commands: Commands = require(join(root, "dist/src/cli/utils/data-transfer.js"));
  const { directory, engine, strapi: local }: Transfer = createRequire(root)("@strapi/data-transfer");
  const open = { getStrapi: () => strapi, autoDestroy: false };

  const move = async (source: object, destination: object, options: Options, schemaStrategy: string) => {
    const { only, exclude } = options;
    const transforms = commands.buildTransferTransforms(options);
    const versionStrategy = "ignore";
    const results = await engine
      .createTransferEngine(source, destination, {
        versionStrategy,
        schemaStrategy,
        only,
        exclude,
        transforms,
      })
      .transfer();
    const counts = Object.entries(results.engine ?? {}).map(([name, { count }]) => [name, count]);
    return Object.fromEntries(counts);
  };

  return {
    /** @returns the folder, and the number of items of each kind. */
    async exportData(options: Options = {}) {
      commands.normalizeTransferFilterOptions(options);
      const path = join(mkdtempSync(join(strapi.dirs.app.root, "export-")), "saffron");
      const destination = directory.providers.createLocalDirectoryDestinationProvider({
        directory: { path },
        file: {},
      });
      const source = local.providers.createLocalStrapiSourceProvider(open);
      const counts = await move(source, destination, options, "ignore");
      return { path, counts };
    },
    async importData(path: string, options: Options = {}) {
      commands.normalizeTransferFilterOptions(options);
      const restore = commands.parseRestoreFromOptions(options, strapi);
      const destination = local.providers.createLocalStrapiDestinationProvider({
        ...open,
        strategy: "restore",
        restore,
      });
      const source = directory.providers.createLocalDirectorySourceProvider({ directory: { path } });
      return move(source, destination, options, "strict");
    },
    /** The lines of an export, such as its entities. */
    linesOf(path: string, kind: string): unknown[] {
      const folder = join(path, kind);
      const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
      return text.flatMap((lines) => lines.split("\n").filter(Boolean)).map((line) => JSON.parse(line));
    },
  };
}
