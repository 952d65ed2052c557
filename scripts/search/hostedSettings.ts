/**
 * Settings of the hosted service for searching our records: words in headings and keywords count more than words in the text, then
 * pages and headings come before text and code. The typing options are those that its crawler sets up for documentation.
 */
export const hostedSettings = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "unordered(hierarchy.lvl0)",
    "unordered(keywords)",
    "tags",
    "content",
  ],
  attributesForFaceting: ["language", "docs_tag", "area", "kind", "tags"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  camelCaseAttributes: ["hierarchy", "content"],
  /** One hit for each URL: the best record below a heading. */
  attributeForDistinct: "url",
  distinct: true,
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  removeWordsIfNoResults: "allOptional" as const,
};
