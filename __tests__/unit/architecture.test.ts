import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Everybody may tell what happened. */
const toTrack = /^src\/analytics\/(track|catalogue|isTracking)$/;

/** What the build knows of components stands beside what renders them. */
const definition = /(\.definition|\/definitions)\.ts$/;
const rendering = /^(?!.*(\.definition|\/definitions)\.ts$)/;

/** The arrows of docs/architecture.md: which room may import from which. */
const rules: readonly { room: string; mayImport: readonly RegExp[]; only?: RegExp }[] = [
  { room: "src/site", mayImport: [/^src\/site\//, /^package\.json$/] },
  { room: "src/theme", mayImport: [/^src\/theme\//] },
  { room: "src/analytics", mayImport: [/^src\/(analytics|consent|navigation|site)\//] },
  { room: "src/consent", mayImport: [/^src\/(consent|navigation|components|site)\//] },
  { room: "src/thirdParties", mayImport: [/^src\/(thirdParties|consent|navigation|site)\//] },
  { room: "src/develop", mayImport: [/^src\/(develop|site)\//] },
  { room: "src/pages-builder", mayImport: [/^src\/(pages-builder|site)\//] },
  { room: "src/components", only: rendering, mayImport: [/^src\/(components|site)\//, toTrack] },
  {
    room: "src/components",
    only: definition,
    mayImport: [/^src\/(components|site)\//, /^plugins\/docs-content\//],
  },
  { room: "src/playground", mayImport: [/^src\/(playground|components|site)\//, toTrack] },
  { room: "src/playground/live", mayImport: [/^src\/playground\/live\//] },
  { room: "src/queryBuilder", mayImport: [/^src\/(queryBuilder|components|site)\//] },
  {
    room: "src/queryBuilder/query",
    mayImport: [/^src\/queryBuilder\/query\//, /^src\/site\//],
  },
  {
    room: "src/queryBuilder/check",
    mayImport: [/^src\/queryBuilder\/(check|query)\//, /^src\/site\//],
  },
  { room: "src/navigation", mayImport: [/^src\/(navigation|site)\//] },
  {
    room: "src/app",
    mayImport: [/^src\/(app|consent|navigation|components|search|ask|site|theme)\//, toTrack],
  },
  { room: "src/ask", mayImport: [/^src\/(ask|search|navigation|components|site)\//, toTrack] },
  { room: "src/search", mayImport: [/^src\/(search|components|site)\//, toTrack] },
  { room: "src/reader", mayImport: [/^src\/(reader|navigation|components|site)\//, /^src\/app\/storage$/] },
  { room: "src/offline", mayImport: [/^src\/(offline|navigation|components|site)\//] },
  { room: "src/templates", mayImport: [/^src\/(templates|components|site)\//] },
  { room: "src/pages", mayImport: [/^src\/(pages|components|consent|offline|search|site)\//, toTrack] },
  {
    room: "plugins/docs-content",
    mayImport: [
      /^plugins\/docs-content\//,
      /^src\/site\//,
      /^src\/components\/(definitions$|\w+\/\w+\.definition$|Card\/pictures$)/,
      /^src\/playground\/live\//,
      /^src\/search\/(build\/|local\/format$)/,
    ],
  },
];

const importPattern = /(?:^|\n)(import|export)( type)?\s[^;]*?from\s+"(\.[^"]+)"|import\s+"(\.[^"]+)"/g;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(folder, file));
}

function importsOf(file: string): { target: string; isTypeOnly: boolean }[] {
  return [...readFileSync(file, "utf8").matchAll(importPattern)].map(([, , typeWord, from, bare]) => ({
    target: relative(process.cwd(), resolve(dirname(file), from ?? bare ?? "")),
    isTypeOnly: typeWord !== undefined,
  }));
}

describe.each(rules)("$room", ({ room, mayImport, only = /./ }) => {
  it("imports only from the rooms it may", () => {
    const strangers = sourceFiles(room)
      .filter((file) => only.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => !mayImport.some((allowed) => allowed.test(target)))
          .map(({ target }) => `${file} → ${target}`),
      );
    expect(strangers).toEqual([]);
  });
});

it("keeps zod, and all that the build knows of components, out of what browsers load", () => {
  const importers = sourceFiles("src")
    .filter((file) => !definition.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, isTypeOnly }) => definition.test(`${target}.ts`) && !isTypeOnly)
        .map(({ target }) => `${file} → ${target}`),
    );
  expect(importers).toEqual([]);
});

it("never leads from a component's definition back to the list of all", () => {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { target, isTypeOnly } of importsOf(file))
      if (!isTypeOnly && existsSync(`${target}.ts`)) follow(`${target}.ts`);
  };
  for (const file of sourceFiles("src/components").filter((path) => path.endsWith(".definition.ts")))
    follow(file);
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached]).not.toContain("src/components/definitions.ts");
});

it("keeps the search out of what every page loads, but for its trigger", () => {
  const mayLoad = [
    /^src\/search\/(trigger\/|SearchScope$|limits$)/,
    /^src\/components\/Shortcuts\//,
    /^src\/site\//,
  ];
  const bulk = [
    ...sourceFiles("src/search/trigger"),
    "src/search/SearchScope.ts",
    "src/search/limits.ts",
  ].flatMap((file) =>
    importsOf(file)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && !mayLoad.some((allowed) => allowed.test(target)))
      .map(({ target }) => `${file} → ${target}`),
  );
  const fromShell = sourceFiles("src/app").flatMap((file) =>
    importsOf(file)
      .filter(
        ({ target, isTypeOnly }) => !isTypeOnly && /^src\/search\/(?!trigger\/|SearchScope$)/.test(target),
      )
      .map(({ target }) => `${file} → ${target}`),
  );
  expect([...bulk, ...fromShell]).toEqual([]);
});

it("keeps Ask AI out of what every page loads, but for its button", () => {
  const bulk = /^src\/ask\/(?!trigger\/)/;
  const loaders = [...sourceFiles("src/ask/trigger"), ...sourceFiles("src/app")].flatMap((file) =>
    importsOf(file)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && bulk.test(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(loaders).toEqual([]);
});
