/**
 * Every regular expression of the code that reads content takes time in proportion to the text: they are found in the code, so a
 * new one can't be forgotten. A megabyte takes a fraction of a second; if the time grows with the square, it takes hours.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { transformSync } from "esbuild";
import { filesIn } from "../../../../scripts/command/filesIn.mjs";
import { expectLinear } from "../../../support/expectLinear";

const root = join(__dirname, "../../../..");
const isReader = (file: string) =>
  /^(plugins\/docs-content|shared|src\/playground\/live)\/.*\.ts$/.test(file) ||
  /^src\/.*\.schema\.ts$/.test(file);
const files = ["plugins", "shared", "src"]
  .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => isReader(file) && !file.endsWith(".d.ts"));

interface Found {
  readonly literals: readonly RegExp[];
  /** Created from a string with `new RegExp(…)`. */
  readonly isMade: boolean;
}

function patternsIn(file: string): Found {
  const { code } = transformSync(readFileSync(join(root, file), "utf8"), { loader: "ts" });
  const literals: RegExp[] = [];
  let isMade = false;
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (value instanceof RegExp) literals.push(value);
    else if ("name" in value && value.name === "RegExp") isMade = true;
    else for (const inner of Object.values(value)) walk(inner);
  };
  walk(parse(code, { ecmaVersion: "latest", sourceType: "module" }));
  return { literals, isMade };
}

const found = new Map(files.map((file) => [file, patternsIn(file)]));

/** Strings that a pattern can begin to match again and again: its literals, also followed by a space, and common characters. */
function pieces({ source }: RegExp): string[] {
  const texts = source.match(/(?:\\[^\w\n]|[^\\[\](){}*+?.|^$])+/g) ?? [];
  const plain = texts.map((text) => text.replace(/\\(.)/g, "$1"));
  const classes = [" ", "\n", "\t", "a", "1", "A", "-", "<", "[", "(", '"', "a\n", "1.", "a "];
  return [...new Set([...classes, ...plain, ...plain.map((text) => `${text} `)])];
}

/** Enough to see that the time to the next match doesn't grow with the text. */
const mostMatches = 1000;

const cases = [...found].flatMap(([file, { literals }]) =>
  literals.map((pattern) => ({ file, pattern, name: String(pattern) })),
);

it("there are many of them", () => {
  expect(cases.length).toBeGreaterThan(150);
});

it.each(cases)("$file: $name", ({ pattern }) => {
  const all = new RegExp(pattern.source, [...new Set([...pattern.flags, "g"])].join(""));
  expectLinear(pieces(pattern), (text) => {
    let matches = 0;
    for (const _match of text.matchAll(all)) if (++matches > mostMatches) break;
  });
});

it("those that are made of texts are in functions that are tested with texts", () => {
  const made = [...found].flatMap(([file, { isMade }]) => (isMade ? [file] : []));
  expect(made).toEqual(
    [
      // In the list of linearTime.test.ts.
      "plugins/docs-content/claims/findQuote.ts",
      "plugins/docs-content/hiddenCharacters.ts",
      // Holds a line against it, and a line has at most 10,000 characters.
      "plugins/docs-content/markdown/marks.ts",
      // Its own test holds it against long words.
      "plugins/docs-content/check/messagePattern.ts",
      // check/language.test.ts reads texts with each pattern of the real register.
      "plugins/docs-content/schema/language.ts",
      // shared/configuration/checks.test.ts holds each pattern of the real checks against long values. The schema only compiles them.
      "plugins/docs-content/schema/checks.ts",
      "shared/configuration/holds.ts",
      // Only says whether the text of a variable is an expression.
      "shared/config/variables.ts",
    ].sort(),
  );
});
