/**
 * How text becomes terms. The build and the worker share it: what is found is what is indexed here. Rules are about how
 * code and prose are written, not about single words.
 */

/** What a word is searched by. */
export interface Terms {
  /** All of them, the word as a whole first: `documentid`, `document`, `id`. */
  readonly terms: readonly string[];
  /** Of an identifier its parts: `document`, `id`. */
  readonly parts: readonly string[];
}

/** A word as written in a text. */
export interface Word extends Terms {
  /** Its position, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, held together by the signs of identifiers and hyphenated words; `$in` and `_q` begin with one. */
const wordPattern = /[$_]*[\p{L}\p{M}\p{N}]+(?:[_'’-]+[\p{L}\p{M}\p{N}]+)*/gu;
/** Between the parts of a camelCase name, and before the last capital of several: `HTTPServer` is `HTTP` and `Server`. */
const camelCaseBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const maxTermLength = 40;

/** Words held together by dots, and options: `strapi.db.query`, `server.ts`, `--no-install`. Numbers are none: `5.0.0`. */
const codeNamePattern =
  /[$_]*\p{L}[\p{L}\p{N}_-]*(?:\.[$_]*\p{L}[\p{L}\p{N}_-]*)+|(?<![\p{L}\p{N}-])--\p{L}[\p{L}\p{N}-]*/gu;
const constant = /^\p{Lu}[\p{Lu}\p{N}]*_/u;
const codeSign = /[.\p{Lu}]|^--/u;
/** A query holds no more. */
const maxCodeNameLength = 64;

/** The words of a text, in order. Takes anything a person can type or paste. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: raw, index }) => {
    const { terms, parts } = termsOf(raw);
    return { terms, parts, start: index, end: index + raw.length };
  });
}

/** The terms of a text, word by word, without their positions. */
export function termsIn(text: string): readonly (readonly string[])[] {
  return (text.match(wordPattern) ?? []).map((raw) => termsOf(raw).terms);
}

/** The form of a name or a query that can be compared with others: its words, without the characters around them. */
export function nameKey(name: string): string {
  return wordsOf(name)
    .map(({ terms }) => terms[0] ?? "")
    .join(" ");
}

/**
 * Names of code in a text, as written. They are terms in addition to those of their words, which distinguish pages with the
 * name from pages with only its words, or with other uppercase and lowercase letters.
 */
export function codeNamesIn(text: string): readonly string[] {
  const joined = text.match(codeNamePattern) ?? [];
  const single = (text.match(wordPattern) ?? []).filter(
    (word) => camelCaseBoundary.test(word) || constant.test(word),
  );
  return [...joined, ...single].filter(({ length }) => length <= maxCodeNameLength);
}

/** Whether a term is one of `codeNamesIn`: words have none of these signs. */
export function isCodeName(term: string): boolean {
  return codeSign.test(term);
}

const known = new Map<string, Terms>();
/** A site has some ten thousand different words; beyond that, forgetting costs less than remembering. */
const maxCached = 50_000;

/** The terms of one word. Cached, because most words of a text occur several times. */
function termsOf(raw: string): Terms {
  const remembered = known.get(raw);
  if (remembered) return remembered;
  const terms = analyse(raw);
  if (known.size >= maxCached) known.clear();
  known.set(raw, terms);
  return terms;
}

function analyse(raw: string): Terms {
  const sign = /^[$_]*/.exec(raw)?.[0] ?? "";
  const parts = raw
    .replace(/['’]s$/i, "")
    .replace(/['’]/g, "")
    .split(/[_-]+/)
    .flatMap((piece) => piece.split(camelCaseBoundary))
    .map((piece) => normalized(piece.replace(/^[$]+/, "")))
    .filter((part) => part !== "");
  const whole = parts.join("");
  const terms = [...new Set([`${sign}${whole}`, whole, ...parts])].filter(isSearched);
  return { terms, parts: parts.length > 1 ? parts.filter(isSearched) : [] };
}

function isSearched(term: string): boolean {
  return term.length <= maxTermLength;
}

/** Lower case, without accents. */
function normalized(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
