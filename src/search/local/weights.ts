/**
 * Every number of the ranking. They were chosen with the judgments that are not held out (`npm run search:eval` shows
 * what a change does to both); none stands for a single page or word.
 */
export const weights = {
  /** A match in a field of a page, multiplied with BM25. */
  fields: {
    title: 5,
    slug: 2,
    summary: 2,
    tags: 2,
    keywords: 3,
    headings: 3,
    content: 1.5,
    code: 0.6,
    identifiers: 0.6,
  },
  /** How well another term stands for a word of the query. */
  similarity: {
    form: 0.9,
    /** Of an identifier. */
    part: 0.4,
    joined: 0.9,
    synonym: 0.7,
    oneEdit: 0.75,
    twoEdits: 0.55,
    /** The rest of a word that is being typed. */
    completed: 0.8,
    /** The same for one that is a word already: `id` in `identity`. */
    extended: 0.35,
  },
  /** Even a word that nearly every page has says something: what is added to its rarity. */
  leastSaid: 0.7,
  /** Of a section: its heading, those above it, its best block, and what the other blocks have. */
  section: { heading: 1.5, above: 0.6, text: 1, code: 0.55, rest: 0.35 },
  /** Words of the query that follow each other in a text as they do in the query; all of them in a row. */
  sequence: 0.5,
  phrase: 0.5,
  /**
   * A query that is one identifier, where it occurs as a whole: in a heading or a name of the page, at the beginning of a
   * text (the first cell of a row), in a text, in code. With other uppercase and lowercase letters, it counts very little.
   * The share makes it outrank everything else.
   */
  identifier: { share: 6, heading: 1, first: 0.92, text: 0.8, code: 0.65, otherCase: 0.05 },
  /** What a block loses each time its length doubles beyond the usual. */
  length: 0.25,
  /**
   * Of the final score: the page's fields, its best section, a title or any name like the query, a name that is the query, a section with the
   * query word for word, the page's rank.
   */
  shares: { page: 0.75, section: 0.8, title: 0.1, name: 0.45, called: 0.2, exact: 0.8, pageRank: 0.12 },
  /**
   * Powers of the share of the query's words that a page or a section contains. Without them, many small pages that each
   * have one of the words in their names come before the one that contains all of them.
   */
  wholeQuery: { page: 2, section: 1 },
};
