/** Where a text stops being valid JSON, and what is expected there. Lines and columns start at 1. */
export interface JsonProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Punctuation, strings, and other values: each begins where the previous one ended. */
const token =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.]))/y;

type Expected = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma" | "end";

/** The message for an unexpected token, and the tokens that are allowed there. */
const rules: Readonly<Record<Expected, readonly [sentence: string, kinds: readonly string[]]>> = {
  value: ["Expected a value.", ["{", "[", "string", "other"]],
  "value or ]": ["Expected a value or ].", ["{", "[", "]", "string", "other"]],
  name: ["Expected a property name in double quotes.", ["string"]],
  "name or }": ["Expected a property name in double quotes or }.", ["string", "}"]],
  colon: ["Expected a colon.", [":"]],
  comma: ["Expected a comma or a closing bracket.", [",", "}", "]"]],
  end: ["Expected the end of the text.", []],
};

/** @param text that JSON.parse rejects. */
export function jsonProblem(text: string): JsonProblem {
  const open: string[] = [];
  let expected: Expected = "value";
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) break;
    const [whole, mark, string] = match;
    const kind = mark ?? (string === undefined ? "other" : "string");
    const isClosing = kind === "}" || kind === "]";
    if (!rules[expected][1].includes(kind) || (isClosing && open.pop() !== kind)) break;
    expected = after(kind, expected, open);
    at += whole.length;
  }
  const start = at + (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0);
  const lines = text.slice(0, start).split("\n");
  const message = start >= text.length ? "Unexpected end of the text." : rules[expected][0];
  return { message, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The tokens that can follow. @param open the brackets that must be closed; this one is added. */
function after(kind: string, expected: Expected, open: string[]): Expected {
  if (kind === "{" || kind === "[") {
    open.push(kind === "{" ? "}" : "]");
    return kind === "{" ? "name or }" : "value or ]";
  }
  if (kind === ",") return open.at(-1) === "}" ? "name" : "value";
  if (kind === ":") return "value";
  if (kind === "string" && expected.startsWith("name")) return "colon";
  return open.length === 0 ? "end" : "comma";
}
