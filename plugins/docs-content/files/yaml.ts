import { type Document, isAlias, isMap, isNode, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { z } from "zod";
import type { Place, Problem } from "../problems";
import { explain, explainKey, likeliest } from "./issues";
import { keysAt } from "./schemaKeys";

/** What came of reading a piece of YAML: the checked value, or the problems that stand in its way. */
export interface YamlResult<Value> {
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
  /** The value as written, checked or not; undefined when it could not even be parsed. */
  readonly raw: unknown;
  /** Where the value at a path stands, for problems that show up later. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * Parses YAML and checks it against a schema.
 *
 * @param lineOffset lines that stand before the text in its file (front matter starts at line 2, so 1).
 */
export function readYaml<Value>(
  text: string,
  schema: z.ZodType<Value>,
  file: string,
  lineOffset = 0,
): YamlResult<Value> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const placeOf = (path: readonly PropertyKey[]): Place => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placeAt(node.range[0]);
    }
    return { line: 1 + lineOffset, column: 1 };
  };

  const failed = (problem: Pick<Problem, "message" | "mend">, offset: number): YamlResult<Value> => {
    const problems = [{ file, ...placeAt(offset), rule: "yaml-syntax", ...problem }];
    return { value: undefined, problems, raw: undefined, placeOf };
  };
  const [syntaxError] = [...document.errors, ...document.warnings];
  if (syntaxError) {
    const message = `This is not valid YAML: ${syntaxError.message}`;
    const mend = "Check quotes, colons and indentation; put text that holds a colon in quotes.";
    return failed({ message, mend }, syntaxError.pos[0]);
  }
  const marked = markedNode(document);
  if (marked) {
    const message = "A value that starts with * or & means another thing to YAML than its text.";
    return failed({ message, mend: "Put the text in quotes." }, marked.range?.[0] ?? 0);
  }
  const hidden = hiddenCharacter(document);
  if (hidden) {
    const message = `This text holds the character ${hidden.name}, which nobody sees; no feed may hold it, or it turns text around.`;
    return failed({ message, mend: "Take it out." }, hidden.offset);
  }

  const raw: unknown = document.toJS() ?? null;
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, problems: [], raw, placeOf };
  const problems = parsed.error.issues.flatMap(likeliest).flatMap((issue): Problem[] => {
    if (issue.code !== "unrecognized_keys") {
      return [
        { file, ...placeOf(issue.path), rule: "schema", ...explain(issue, !document.hasIn(issue.path)) },
      ];
    }
    return issue.keys.map((key) => {
      const offset = keyNode(document, issue.path, key)?.range?.[0];
      const place = offset === undefined ? placeOf(issue.path) : placeAt(offset);
      return { file, ...place, rule: "schema", ...explainKey(key, keysAt(schema, issue.path)) };
    });
  });
  return { value: undefined, problems, raw, placeOf };
}

/** Anchors and aliases: content needs none, and an alias can lead into itself. */
function markedNode(document: Document): Node | undefined {
  let found: Node | undefined;
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.anchor === undefined) return undefined;
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** Control characters (XML can't hold them), halves of characters, and marks that show text in another order than it has. */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

function hiddenCharacter(document: Document): { readonly name: string; readonly offset: number } | undefined {
  let found: { name: string; offset: number } | undefined;
  visit(document, {
    Scalar: (_key, { value, range }) => {
      const [character] = (typeof value === "string" && hidden.exec(value)) || [];
      if (character === undefined) return undefined;
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      found = { name: `U+${code}`, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

function keyNode(document: Document, path: readonly PropertyKey[], key: string): Node | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
  return isNode(pair?.key) ? pair.key : undefined;
}
