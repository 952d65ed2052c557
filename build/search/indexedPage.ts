import type { SearchRecord } from "../../shared/searchRecord";
import { codeNamesIn, termsIn } from "../../src/search/local/analysis";
import type { Field, IndexedPage } from "../../src/search/local/fields";
import { isStopWord } from "../../src/search/local/stopWords";

/** More occurrences of a term in a field don't raise its weight. This keeps the index small, and building it fast. */
const maxRepeats = 4;

/** The terms of a page's fields. */
export function indexedPage(id: number, records: readonly SearchRecord[]): IndexedPage {
  const [page] = records;
  const texts = records.filter(({ type }) => type === "content");
  const headings = records.flatMap(({ type, hierarchy }) =>
    type === "content" || type === "lvl1" ? [] : [hierarchy[type] ?? ""],
  );
  const title = namedTerms([page?.hierarchy.lvl1 ?? ""]);
  const fields: Record<Field, string> = {
    title,
    slug: namedTerms([page?.url_without_anchor.split("/").slice(2).join(" ") ?? ""]),
    summary: terms([texts[0]?.content ?? ""]),
    tags: namedTerms(page?.tags ?? []),
    keywords: newTerms(terms(page?.keywords ?? []), title),
    headings: namedTerms(headings),
    content: terms(texts.flatMap(({ content, isCode }) => (isCode || content === null ? [] : [content]))),
    code: terms(texts.flatMap(({ content, isCode }) => (isCode && content !== null ? [content] : []))),
    identifiers: codeNames(records),
  };
  return { id, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== "")) };
}

/** Each once: they say whether a page has a name, and its words say how often. */
function codeNames(records: readonly SearchRecord[]): string {
  const headings = records.map(({ type, hierarchy }) => (type === "content" ? "" : (hierarchy[type] ?? "")));
  const texts = records.flatMap(({ content, keywords }) => [content ?? "", ...keywords]);
  return [...new Set([...headings, ...texts].flatMap(codeNamesIn))].join(" ");
}

function terms(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const term of texts.flatMap((text) => termsIn(text).flat())) {
    if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const repeated: string[] = [];
  for (const [term, count] of counts) {
    for (let times = Math.min(count, maxRepeats); times > 0; times--) repeated.push(term);
  }
  return repeated.join(" ");
}

/** Names keep their small words, and are found written as one word too: `quickstart`. */
function namedTerms(names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const words = termsIn(name);
      const joined = words.slice(1).map(([whole = ""], at) => `${words[at]?.[0] ?? ""}${whole}`);
      return [...words.flat(), ...joined];
    })
    .join(" ");
}

/** Keywords that aren't in the title. Keywords load before the first result, so they contain nothing twice. */
function newTerms(terms: string, title: string): string {
  const said = new Set(title.split(" "));
  return [...new Set(terms.split(" "))].filter((term) => !said.has(term)).join(" ");
}
