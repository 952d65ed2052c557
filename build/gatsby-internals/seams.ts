/**
 * The places where this project reaches into Gatsby's internals, instead of using its documented API. Each has a file in this folder.
 * `GATSBY_INTERNALS` chooses among them: unset for all, `off` for stock Gatsby, or names with commas between them.
 */
const seamNames = [
  "bundleHash",
  "edits",
  "emptyCompilers",
  "fewerDependencies",
  "mdxFrontMatter",
  "navigation",
  "offlineShell",
  "pageScripts",
  "shortClassNames",
  "shortHashes",
  "smallerBundles",
  "swcCompiler",
  "templateStyles",
  "v8Flags",
  "withoutPartytown",
] as const;

export type SeamName = (typeof seamNames)[number];

export interface Seam {
  readonly name: SeamName;
  /** What Gatsby does by itself, and why that isn't enough. */
  readonly reason: string;
  /** A figure, or "needed" and what breaks without it. */
  readonly worth: string;
  /** Version of the package that it reaches into. */
  readonly checkedWith: string;
}

/** @throws for a name that no seam has. */
export function seamsIn(value: string | undefined): ReadonlySet<SeamName> {
  if (value === undefined || value === "") return new Set(seamNames);
  const names = value === "off" ? [] : value.split(",").map((name) => name.trim());
  const isKnown = (name: string): name is SeamName => seamNames.some((known) => known === name);
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0)
    throw new Error(
      `GATSBY_INTERNALS: there is no ${unknown.join(", ")}. Write off, or some of ${seamNames.join(",")}.`,
    );
  return new Set(names.filter(isKnown));
}

export function isOn(name: SeamName): boolean {
  return seamsIn(process.env.GATSBY_INTERNALS).has(name);
}

/**
 * Stops the build when Gatsby isn't what a seam expects: without this, a seam would silently do nothing, or break pages.
 *
 * @param what the seam expects, as a sentence
 */
export function expectShape(
  isAsExpected: boolean,
  { name, checkedWith }: Seam,
  what: string,
): asserts isAsExpected {
  if (isAsExpected) return;
  throw new Error(
    `${what} This isn't so (it was with ${checkedWith}). Change build/gatsby-internals/${name}.ts, or build without it: see GATSBY_INTERNALS in docs/adr/0037-gatsby-internals.md.`,
  );
}
