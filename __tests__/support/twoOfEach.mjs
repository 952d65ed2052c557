/**
 * A small site with two versions, two languages, and an announcement that uses the hosted search; its hosts are
 * names that exist only in tests. All tests share its build.
 *
 * @satisfies {import("../../scripts/buildFixture.mjs").Fixture}
 */
export const twoOfEach = {
  name: "two-of-each",
  content: "__tests__/fixtures/two-of-each",
  env: {
    SEARCH_PROVIDER: "algolia",
    SEARCH_APP_ID: "APP",
    SEARCH_API_KEY: "search-only",
    SEARCH_HOSTS: "http://one.search.test, http://two.search.test",
    SEARCH_INDEX_NAME: "two-of-each",
    SEARCH_EXTERNAL_URL_REGEX: "^https://elsewhere\\.test/",
    SEARCH_MISSING_RESULTS_URL: "https://elsewhere.test/report?about={query}",
  },
};
