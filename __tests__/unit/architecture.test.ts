import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The arrows of docs/architecture.md: which room may import from which. */
const rules: readonly { room: string; mayImport: readonly RegExp[] }[] = [
  { room: "src/site", mayImport: [/^src\/site\//, /^package\.json$/] },
  { room: "src/theme", mayImport: [/^src\/theme\//] },
  { room: "src/develop", mayImport: [/^src\/(develop|site)\//] },
  { room: "src/pages-builder", mayImport: [/^src\/(pages-builder|site)\//] },
  { room: "src/components", mayImport: [/^src\/(components|site)\//] },
  { room: "src/app", mayImport: [/^src\/(app|components|site|theme)\//] },
  { room: "src/templates", mayImport: [/^src\/(templates|components|site)\//] },
  { room: "src/pages", mayImport: [/^src\/(pages|components|site)\//] },
  {
    room: "plugins/docs-content",
    mayImport: [
      /^plugins\/docs-content\//,
      /^src\/site\//,
      /^src\/components\/\w+\/(\w+\.schema|iconNames)$/,
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

describe.each(rules)("$room", ({ room, mayImport }) => {
  it("imports only from the rooms it may", () => {
    const strangers = sourceFiles(room).flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => !mayImport.some((allowed) => allowed.test(target)))
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(strangers).toEqual([]);
  });
});

it("keeps zod out of what browsers load", () => {
  const importers = ["src/components", "src/app", "src/pages", "src/templates"]
    .flatMap(sourceFiles)
    .flatMap((file) =>
      importsOf(file)
        .filter(
          ({ target, isTypeOnly }) =>
            target.endsWith(".schema") && !isTypeOnly && !file.endsWith(".schema.ts"),
        )
        .map(({ target }) => `${file} → ${target}`),
    );
  expect(importers).toEqual([]);
});
