import { readSearchConfig } from "../../../../shared/config/searchConfig";

const hosted = { SEARCH_PROVIDER: "algolia", SEARCH_APP_ID: "APP", SEARCH_API_KEY: "public-key" };

describe("readSearchConfig", () => {
  it("searches the site's own index when nothing is set, and asks for no key", () => {
    expect(readSearchConfig({}, "https://host.example/a/b")).toEqual({
      provider: "local",
      appId: null,
      apiKey: null,
      hosts: [],
      indexName: "docs",
      contextualSearch: true,
      searchPagePath: "/search",
      externalUrlRegex: null,
      replaceSearchResultPathname: null,
      maxResultsPerGroup: 5,
      missingResultsUrl:
        "https://host.example/a/b/issues/new?title=Search%20finds%20nothing%20for%3A%20{query}",
      personalization: true,
      insights: false,
    });
  });

  it("has nowhere to report missing results without a repository", () => {
    expect(readSearchConfig({}, undefined).missingResultsUrl).toBeNull();
  });

  it("takes everything from the environment", () => {
    const config = readSearchConfig(
      {
        ...hosted,
        SEARCH_HOSTS: "https://one.example/, http://127.0.0.1:8080",
        SEARCH_INDEX_NAME: "handbook",
        SEARCH_CONTEXTUAL: "false",
        SEARCH_PAGE_PATH: "/find",
        SEARCH_EXTERNAL_URL_REGEX: "^/other/",
        SEARCH_REPLACE_PATHNAME_FROM: "^/docs",
        SEARCH_REPLACE_PATHNAME_TO: "/v5",
        SEARCH_MAX_RESULTS_PER_GROUP: "8",
        SEARCH_MISSING_RESULTS_URL: "https://host.example/?q={query}",
        SEARCH_PERSONALIZATION: "false",
        SEARCH_INSIGHTS: "true",
      },
      "https://host.example/a/b",
    );
    expect(config).toEqual({
      provider: "algolia",
      appId: "APP",
      apiKey: "public-key",
      hosts: ["https://one.example", "http://127.0.0.1:8080"],
      indexName: "handbook",
      contextualSearch: false,
      searchPagePath: "/find",
      externalUrlRegex: "^/other/",
      replaceSearchResultPathname: { from: "^/docs", to: "/v5" },
      maxResultsPerGroup: 8,
      missingResultsUrl: "https://host.example/?q={query}",
      personalization: false,
      insights: true,
    });
  });

  it("can do without a page of all results and a place to report", () => {
    const off = { SEARCH_PAGE_PATH: "false", SEARCH_MISSING_RESULTS_URL: "false" };
    expect(readSearchConfig(off, "https://host.example/a/b")).toMatchObject({
      searchPagePath: null,
      missingResultsUrl: null,
    });
  });

  it.each(["SEARCH_APP_ID", "SEARCH_API_KEY"])("misses %s for the hosted service", (name) => {
    expect(() => readSearchConfig({ ...hosted, [name]: undefined }, undefined)).toThrow(
      `${name} is missing: the hosted search needs it`,
    );
  });

  it.each([
    ["SEARCH_PROVIDER", "elsewhere", "write local or algolia"],
    ["SEARCH_HOSTS", "one.example", "write a URL such as https://host.example"],
    ["SEARCH_CONTEXTUAL", "yes", "write true or false"],
    ["SEARCH_PAGE_PATH", "search", "write a path such as /search, or false"],
    ["SEARCH_EXTERNAL_URL_REGEX", "(", "is no regular expression: fix or remove it"],
    ["SEARCH_REPLACE_PATHNAME_FROM", "[", "is no regular expression: fix or remove it"],
    ["SEARCH_MAX_RESULTS_PER_GROUP", "0", "write 1 or more"],
    ["SEARCH_MAX_RESULTS_PER_GROUP", "2.5", "write a whole number"],
    ["SEARCH_MAX_RESULTS_PER_GROUP", "many", "write a number"],
    ["SEARCH_MISSING_RESULTS_URL", "nowhere", "write a URL with {query}, or false"],
    ["SEARCH_INDEX_NAME", " ", "is empty: write a value or leave it out"],
  ])("says what to write instead of %s=%p", (name, value, fix) => {
    expect(() => readSearchConfig({ [name]: value }, undefined)).toThrow(`${name} is "${value}": ${fix}`);
  });

  it("names all that is wrong at once", () => {
    expect(() => readSearchConfig({ SEARCH_PROVIDER: "x", SEARCH_INSIGHTS: "y" }, undefined)).toThrow(
      /SEARCH_PROVIDER.*\n.*SEARCH_INSIGHTS/,
    );
  });
});
