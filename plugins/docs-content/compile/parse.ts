import type { Root } from "mdast";
import { late } from "../late";
import type { CompileContext } from "./context";
import { extensions } from "./extensions";

let parser: ReturnType<typeof makeParser> | undefined;

/** Most processes of a build parse nothing, so these are loaded late. */
function makeParser() {
  const { unified } = late<typeof import("unified")>("unified");
  const { default: remarkParse } = late<typeof import("remark-parse")>("remark-parse");
  const { default: remarkMdx } = late<typeof import("remark-mdx")>("remark-mdx");
  return unified().use(remarkParse).use(remarkMdx).use(extensions).freeze();
}

/** What the MDX parser complains about most, and how to fix it. */
const fixes: readonly [pattern: RegExp, fix: string][] = [
  [
    /expression|acorn|brace/i,
    "Write a literal brace as \\{ or put it in `code`; content holds no JavaScript.",
  ],
  [/<!--|comment/i, "Write a comment as {/* … */}."],
  [/before name|character `!`/i, "Write < as &lt; or put it in `code`; a comment is {/* … */}."],
  [
    /closing tag|end-tag|Expected a closing/i,
    "Close the component, and put blank lines around the Markdown inside it.",
  ],
];

/**
 * Parses MDX to a syntax tree.
 *
 * @returns undefined when the text can't be parsed; the reason is then in `context.problems`.
 */
export function parseMdx(body: string, context: CompileContext): Root | undefined {
  try {
    parser ??= makeParser();
    return parser.parse(body);
  } catch (error) {
    if (!isParseError(error)) throw error;
    const [, line = 1, column = 1] = range.exec(error.reason) ?? [];
    const inFile = (bodyLine: number | string) => Number(bodyLine) + context.lineOffset;
    const reason = error.reason.replace(range, (_range, opened) => ` (line ${inFile(opened)})`);
    context.problems.push({
      file: context.file,
      line: inFile(error.line ?? line),
      column: error.column ?? Number(column),
      rule: "mdx-syntax",
      message: `MDX can't be read here: ${reason}`,
      fix:
        fixes.find(([pattern]) => pattern.test(error.reason))?.[1] ??
        "Check the tags and braces on this line.",
    });
    return undefined;
  }
}

/** The place of an opening tag, as the parser words it: lines of the body, and for some errors the only place. */
const range = / \((\d+):(\d+)-\d+:\d+\)/;

interface ParseError {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** The parser throws vfile messages; anything else is our own bug and must not be swallowed. */
function isParseError(error: unknown): error is ParseError {
  return typeof error === "object" && error !== null && "reason" in error && typeof error.reason === "string";
}
