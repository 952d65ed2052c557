import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import type { Prose } from "../compile/prose";
import { hiddenIn, hiddenProblem } from "../hiddenCharacters";
import type { Place, Problem } from "../problems";
import { explain, explainKey, mostLikely } from "./issues";
import { yamlBeyondLimits } from "./limits";
import { keysAt } from "./schemaKeys";
import { orUnread } from "./unread";

/** A piece of YAML as it is written, before any schema. */
export interface ParsedYaml {
  /** Undefined when it could not be parsed, or must not be used; `problems` then say why. */
  readonly document: Document | undefined;
  readonly raw: unknown;
  readonly problems: readonly Problem[];
  /** Its strings, with the outermost key that each is under. */
  readonly texts: readonly YamlText[];
  readonly placeAt: (offset: number) => Place;
  /** The position of the value at a path, for problems that are found later. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

export interface YamlText extends Prose {
  readonly key: string;
}

/** The result of reading YAML: the checked value, or its problems. */
export interface YamlResult<Value> extends Pick<ParsedYaml, "problems" | "texts" | "placeOf"> {
  readonly value: Value | undefined;
  /** The value as written, checked or not; undefined when it could not even be parsed. */
  readonly raw: unknown;
}

/**
 * Parses YAML and checks it against a schema.
 *
 * @param lineOffset lines before the text in its file (front matter starts at line 2, so 1).
 */
export function readYaml<Value>(
  text: string,
  schema: z.ZodType<Value>,
  file: string,
  lineOffset = 0,
): YamlResult<Value> {
  return checkYaml(parseYaml(text, file, lineOffset), schema, file);
}

export function parseYaml(text: string, file: string, lineOffset: number): ParsedYaml {
  const beyond = yamlBeyondLimits(text);
  if (beyond) return unread({ ...beyond, file, line: beyond.line + lineOffset });
  return orUnread(file, lineOffset + 1, () => parse(text, file, lineOffset), unread);
}

/** @param file that the problems are in, whatever it was called when the YAML was parsed. */
export function checkYaml<Value>(
  { document, raw, problems, texts, placeOf, placeAt }: ParsedYaml,
  schema: z.ZodType<Value>,
  file: string,
): YamlResult<Value> {
  const located = problems.map((problem) => ({ ...problem, file }));
  if (!document) return { value: undefined, problems: located, raw, texts, placeOf };
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, problems: located, raw, texts, placeOf };
  const wrong = parsed.error.issues.flatMap(mostLikely).flatMap((issue): Problem[] => {
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
  return { value: undefined, problems: [...located, ...wrong], raw, texts, placeOf };
}

function parse(text: string, file: string, lineOffset: number): ParsedYaml {
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
  const failed = (says: Pick<Problem, "message" | "fix"> & Partial<Problem>, offset: number): ParsedYaml => ({
    ...unread({ file, ...placeAt(offset), rule: "yaml-syntax", ...says }),
    placeOf,
  });

  const [syntaxError] = [...document.errors, ...document.warnings];
  if (syntaxError) {
    const message = `This is not valid YAML: ${syntaxError.message}`;
    const fix = "Check quotes, colons, and indentation. Put text with a colon in quotes.";
    return failed({ message, fix }, syntaxError.pos[0]);
  }
  const marked = markedNode(document);
  if (marked) {
    const message = "In YAML, a value that starts with * or & isn't a string.";
    return failed({ message, fix: "Put the text in quotes." }, marked.range?.[0] ?? 0);
  }
  const hidden = hiddenCharacter(document);
  if (hidden) return failed(hiddenProblem(hidden.name), hidden.offset);
  return {
    document,
    raw: document.toJS() ?? null,
    problems: [],
    texts: textsOf(document, placeAt),
    placeAt,
    placeOf,
  };
}

/** What can't be used at all. */
function unread(problem: Problem): ParsedYaml {
  const { line, column } = problem;
  const place = () => ({ line, column });
  return {
    document: undefined,
    raw: undefined,
    problems: [problem],
    texts: [],
    placeAt: place,
    placeOf: place,
  };
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

/** Strings of more than one word: everything in it that can be a sentence. */
function textsOf(document: Document, placeAt: ParsedYaml["placeAt"]): YamlText[] {
  const found: YamlText[] = [];
  visit(document, {
    Scalar: (role, { value, range }, ancestors) => {
      if (role === "key" || typeof value !== "string" || !value.includes(" ")) return;
      const outermost = ancestors.find(isPair)?.key;
      const text = value.replace(/`[^`]*`|\]\([^()]*\)/g, (code) => "x".repeat(code.length));
      found.push({ text, key: String(outermost ?? ""), ...placeAt(range?.[0] ?? 0) });
    },
  });
  return found;
}

/** One that an escape such as "\\u202E" stands for: the others are found before the text is parsed. */
function hiddenCharacter(document: Document): { readonly name: string; readonly offset: number } | undefined {
  let found: { name: string; offset: number } | undefined;
  visit(document, {
    Scalar: (_key, { value, range }) => {
      const name = typeof value === "string" ? hiddenIn(value) : undefined;
      if (name === undefined) return undefined;
      found = { name, offset: range?.[0] ?? 0 };
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
