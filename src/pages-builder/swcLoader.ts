import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";

/** The parts of webpack's rules that are read or written here. */
export interface Rule {
  readonly test?: unknown;
  include?: unknown;
  readonly use?: unknown;
  readonly type?: string;
  readonly sideEffects?: boolean;
}

/** A rule of Gatsby's for source files: which they are is a function, and so is what compiles them. */
interface SourceRule extends Rule {
  readonly test: RegExp;
  include: (path: string) => boolean;
}

/** What Gatsby's Babel plugins rewrite: queries, static images, exports of pages that only a server needs. */
const gatsbysOwn = /graphql|StaticImage|getServerData/;

/**
 * Has SWC compile the source files in which Babel would find nothing of Gatsby's to rewrite: nine of ten, and as many of
 * Gatsby's own in `.cache`.
 *
 * @param rules of webpack's configuration; changed in place
 */
export function compileWithSwc(rules: Rule[]): void {
  const source = rules.find(isSourceRule);
  if (!source)
    throw new Error(
      "Gatsby's rule for source files is not where it was: see src/pages-builder/swcLoader.ts.",
    );
  const isSource = source.include;
  const ours = ["src", "plugins", ".cache"].map((folder) => resolve(folder) + sep);
  // Each of the three rules asks about each file.
  const known = new Map<string, boolean>();
  const isPlain = (path: string) => {
    const answer = known.get(path) ?? readsPlain(path);
    known.set(path, answer);
    return answer;
  };
  const readsPlain = (path: string) =>
    ours.some((folder) => path.startsWith(folder)) &&
    /\.(jsx?|tsx?)$/.test(path) &&
    isSource(path) &&
    !gatsbysOwn.test(readFileSync(path, "utf8"));
  source.include = (path) => isSource(path) && !isPlain(path);
  for (const [test, parser] of parsers)
    rules.push({
      test,
      include: isPlain,
      type: "javascript/auto",
      use: [{ loader: "swc-loader", options: options(parser) }],
    });
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

function isSourceRule(rule: Rule): rule is SourceRule {
  return (
    rule.test instanceof RegExp &&
    rule.test.test("page.tsx") &&
    typeof rule.include === "function" &&
    typeof rule.use === "function"
  );
}
