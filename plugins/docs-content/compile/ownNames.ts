import type { OwnName } from "../../../shared/ownNames";
import type { TreeProps } from "../../../shared/tree";
import { textProp } from "../components/textProp";
import { readCodeText } from "./codeText";
import type { CompileContext } from "./context";
import { pathHtml } from "./escapeHtml";
import { isShell } from "./shell";

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly name: OwnName;
}

/** What a name of the sample project looks like, in any context. */
const anyName = /recipe|localhost(?!:[2-9]|:1337\d)|\b1337\b|(?<=Bearer \S{0,20})STRAPI_TOKEN\b|\bfr\b/gi;

const scripts = new Set(["js", "javascript", "mjs", "cjs", "jsx", "ts", "typescript", "tsx"]);

/** Languages of responses, of prose, and of files whose names are the sample project's. */
const leftAlone = new Set([
  "json",
  "json5",
  "text",
  "txt",
  "plaintext",
  "diff",
  "mermaid",
  "mdx",
  "markdown",
]);

/**
 * Marks the names in code that the reader can replace by those of their own project, as `<var data-own="plural">recipes</var>`.
 *
 * Code stays as it is if one of its names can't be replaced: a name in a comment, in data, or a field with the type's name.
 *
 * @param forms props of the same code in several forms: all of them are marked, or none.
 * @param context of a page; code of one with `projectNames: fixed` stays as it is, too.
 * @param title of the code; if it is the path of a file of the content type, it gets the marks, too (`titleHtml`)
 */
export function withOwnNames(
  forms: readonly TreeProps[],
  { hasFixedNames }: Pick<CompileContext, "hasFixedNames">,
  title = "",
): readonly TreeProps[] {
  if (hasFixedNames) return forms;
  const titleHtml = markedPath(title);
  const marked = forms.map((form) => markedHtml(textProp(form, "html"), textProp(form, "lang")));
  if (titleHtml === undefined || !marked.every((html) => html !== undefined)) return forms;
  const own = titleHtml === title ? {} : { titleHtml };
  return forms.map((form, index) => ({ ...form, html: marked[index] ?? "", ...own }));
}

/** @returns the path of a file with marks; words as they are; undefined if a name in the path can't be replaced */
function markedPath(title: string): string | undefined {
  if (!/^\S*recipe\S*$/i.test(title)) return title;
  const [, rest] = /^src\/api(\/.*)$/.exec(title) ?? [];
  const parts = rest?.split(/(?<=\/)recipe(?=[/.])/) ?? [title];
  if (parts.some((part) => /recipe/i.test(part))) return undefined;
  return `src/api${parts.map(pathHtml).join('<var data-own="singular">recipe</var>')}`;
}

/** @returns undefined if a name can't be replaced. */
function markedHtml(html: string, lang: string): string | undefined {
  const code = readCodeText(html);
  const found = [...code.text.matchAll(anyName)].map(({ index }) => index);
  if (found.length === 0) return html;
  if (leftAlone.has(lang)) return undefined;
  const marks = contextsOf(lang).flatMap((context) => marksIn(code.text, context));
  const isMarked = (index: number) => marks.some(({ from, to }) => from <= index && index < to);
  const isWhole = ({ from, to, name }: Mark) =>
    code.isOneText(from, to) && !code.isIn(from, name === "one" || name === "many" ? quoted : said);
  if (!found.every(isMarked) || !marks.every(isWhole)) return undefined;
  if (!isDeclared(code.text, marks) || hasOtherLocale(code.text, marks)) return undefined;
  return code.withElements(
    marks.map(({ from, to, name }) => ({ from, to, start: `<var data-own="${name}">`, end: "</var>" })),
  );
}

function marksIn(text: string, { pattern, name, accepts }: Context): Mark[] {
  return [...text.matchAll(pattern)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length, name }))
    .filter(({ from, to }) => accepts?.(text, from, to) ?? true);
}

/** Classes around text that isn't code: comments, a command's output, and, for names of variables, strings. */
const said = ["tk-comment", "out", "del"];
const quoted = [...said, "tk-string"];

interface Context {
  readonly pattern: RegExp;
  readonly name: OwnName;
  /** Whether a match is such a name, by the text around it. */
  readonly accepts?: (text: string, from: number, to: number) => boolean;
}

/** In code of every language. */
const everywhere: readonly Context[] = [
  { name: "url", pattern: /http:\/\/localhost:1337(?!\d)/g },
  {
    name: "singular",
    pattern: /(?<=\bapi::)recipe(?=\.[a-z])|(?<=\bapi::recipe\.)recipe(?![\w-])/g,
  },
  { name: "plural", pattern: /(?<=(?:^|[\s'"`\d}])\/api\/)recipes(?![\w-])/gm },
  { name: "locale", pattern: /(?<=\blocale(?:["']?: ?["']|=))fr\b/g },
];

/** In requests. Elsewhere, the variable is one of several files, not all of which can be marked. */
const inRequests: readonly Context[] = [
  { name: "token", pattern: /(?<=Bearer (?:\$|<|\$\{process\.env\.))STRAPI_TOKEN\b/g },
];

const inGraphql: readonly Context[] = [
  {
    name: "Type",
    pattern: /(?<=\b(?:create|update|delete)|\bon |[:[] ?\[?)Recipe(?=(?:Input|FiltersInput)?\b)/g,
  },
  { name: "Types", pattern: /(?<=^(?:query|mutation) \w{0,40})Recipes(?=\w{0,40}[ ({])/gm },
  { name: "Type", pattern: /(?<=^(?:query|mutation) \w{0,40})Recipe(?=[A-Z]\w{0,40}[ ({]|[ ({])/gm },
  // Two spaces: a field of the query itself, not of a type.
  { name: "fields", pattern: /(?<=^ {2}(?:\w+: )?)recipes(?=(?:_connection)?[ ({])/gm },
  { name: "field", pattern: /(?<=^ {2}(?:\w+: )?)recipe(?=[ ({])/gm },
];

const inScripts: readonly Context[] = [
  // Of routes.
  { name: "plural", pattern: /(?<=\bpath: "\/)recipes(?![\w-])/g },
  { name: "singular", pattern: /(?<=\bhandler: ")recipe(?=\.[a-z])/g },
  { name: "one", pattern: /\brecipe\b/g, accepts: isVariable },
  { name: "many", pattern: /\brecipes\b/g, accepts: isVariable },
];

/** Whether a word is a variable: not a key, not a member, and not both in one, as in `{ recipe }`. */
function isVariable(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(from - 12, 0), from);
  const after = text.slice(to, to + 12);
  if (before.endsWith("${")) return true;
  if (/(?:[\w$'"`/:-]|(?<!\.\.)\.)$/.test(before) || /^['"`/-]|^\s*\??:/.test(after)) return false;
  return !(/[{,]\s*$/.test(before) && /^\s*(?:[,}=]|$)/.test(after));
}

function contextsOf(lang: string): readonly Context[] {
  const own = lang === "graphql" ? inGraphql : scripts.has(lang) ? inScripts : [];
  const isRequest = lang === "http" || isShell(lang) || scripts.has(lang);
  return [...everywhere, ...(isRequest ? inRequests : []), ...own];
}

const declarations = {
  one: /\b(?:const|let) recipe\b|\(recipe(?:, \w{1,40})?\) =>|\brecipe =>/,
  many: /\b(?:const|let) recipes\b|\(recipes(?:, \w{1,40})?\) =>|\brecipes =>/,
};

/** Whether the code itself declares each of the variables that it uses. */
function isDeclared(text: string, marks: readonly Mark[]): boolean {
  return (["one", "many"] as const).every((name) => {
    if (!marks.some((mark) => mark.name === name)) return true;
    return declarations[name].test(text);
  });
}

/** A second locale could be the reader's. */
function hasOtherLocale(text: string, marks: readonly Mark[]): boolean {
  return marks.some(({ name }) => name === "locale") && /\blocale(?:["']?: ?["']|=)(?!fr\b|all\b)/.test(text);
}
