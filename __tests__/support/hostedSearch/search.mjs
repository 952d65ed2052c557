/**
 * The response of the hosted service, for tests: every word of the query must begin a word of the record. It is a real, small
 * search, so that the interface's output depends on records and parameters, as with the real service.
 *
 * @typedef {import("../../../src/search/client").SearchRequest} SearchRequest
 * @typedef {import("../../../src/search/client").SearchHit} SearchHit
 * @typedef {import("../../../shared/searchRecord").SearchRecord} SearchRecord
 *
 * @param {readonly SearchRecord[]} records
 * @param {SearchRequest} request
 * @returns {import("../../../src/search/client").SearchResponse}
 */
export function search(records, request) {
  const { query, page = 0, hitsPerPage = 20, facetFilters = [], facets = [] } = request;
  const words = wordsIn(query);
  const found = records.filter(
    (record) => meets(record, facetFilters) && words.every((word) => holds(record, word)),
  );
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((record) => hitOf(record, words, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / Math.max(hitsPerPage, 1)),
    hitsPerPage,
    query,
    processingTimeMS: 1,
    facets: Object.fromEntries(facets.map((name) => [name, countsOf(found, name)])),
    queryID: "0123456789abcdef",
  };
}

const levels = /** @type {const} */ (["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"]);

/** @param {string} text */
const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * @param {SearchRecord} record
 * @param {string} word
 */
function holds(record, word) {
  const texts = [...levels.map((level) => record.hierarchy[level]), record.content];
  return texts.some((text) => wordsIn(text ?? "").some((other) => other.startsWith(word)));
}

/**
 * @param {SearchRecord} record
 * @param {NonNullable<SearchRequest["facetFilters"]>} filters
 */
function meets(record, filters) {
  const list = typeof filters === "string" ? [filters] : filters;
  return list.every((filter) =>
    typeof filter === "string" ? carries(record, filter) : filter.some((one) => carries(record, one)),
  );
}

/**
 * @param {SearchRecord} record
 * @param {string} filter
 */
function carries(record, filter) {
  const colon = filter.indexOf(":");
  return valuesOf(record, filter.slice(0, colon)).includes(filter.slice(colon + 1));
}

/**
 * @param {SearchRecord} record
 * @param {string} name
 * @returns {readonly string[]}
 */
function valuesOf(record, name) {
  /** @type {unknown} */
  const value = Reflect.get(record, name);
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/**
 * @param {readonly SearchRecord[]} records
 * @param {string} name
 */
function countsOf(records, name) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const value of records.flatMap((record) => valuesOf(record, name)))
    counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/**
 * @param {SearchRecord} record
 * @param {readonly string[]} words
 * @param {SearchRequest} request
 * @returns {SearchHit}
 */
function hitOf(record, words, request) {
  const { objectID, url, type, hierarchy, content } = record;
  const filled = levels.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [{ level, text }];
  });
  /** @param {string} text */
  const mark = (text) => ({
    value: marked(text, words, request),
    matchLevel: /** @type {const} */ ("partial"),
  });
  /** @param {string} attribute @param {string} text */
  const snippet = (attribute, text) => mark(shortened(text, words, attribute, request));
  return {
    objectID,
    url,
    type,
    hierarchy,
    content,
    _highlightResult: {
      hierarchy: Object.fromEntries(filled.map(({ level, text }) => [level, mark(text)])),
      ...(content !== null && { content: mark(content) }),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        filled.map(({ level, text }) => [level, snippet(`hierarchy.${level}`, text)]),
      ),
      ...(content !== null && { content: snippet("content", content) }),
    },
  };
}

/**
 * @param {string} text
 * @param {readonly string[]} words
 * @param {SearchRequest} request
 */
function marked(text, words, { highlightPreTag = "<em>", highlightPostTag = "</em>" }) {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const start = words.find((one) => word.toLowerCase().startsWith(one));
    if (start === undefined) return word;
    return `${highlightPreTag}${word.slice(0, start.length)}${highlightPostTag}${word.slice(start.length)}`;
  });
}

/**
 * So many words, from a few before the first match on.
 *
 * @param {string} text
 * @param {readonly string[]} words
 * @param {string} attribute
 * @param {SearchRequest} request
 */
function shortened(text, words, attribute, { attributesToSnippet = [], snippetEllipsisText = "" }) {
  const length = Number(
    attributesToSnippet.find((one) => one.startsWith(`${attribute}:`))?.split(":")[1] ?? NaN,
  );
  const all = text.split(/\s+/);
  if (!(all.length > length)) return text;
  const first = all.findIndex((part) =>
    wordsIn(part).some((word) => words.some((one) => word.startsWith(one))),
  );
  const from = Math.max(0, Math.min(first - 2, all.length - length));
  const cut = all.slice(from, from + length).join(" ");
  const isEnd = from + length >= all.length;
  return `${from > 0 ? snippetEllipsisText : ""}${cut}${isEnd ? "" : snippetEllipsisText}`;
}
