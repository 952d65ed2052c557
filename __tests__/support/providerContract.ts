import type { SearchClient, SearchHit, SearchRequest, SearchResponse } from "../../src/search/client";
import { charactersOfWord } from "../../src/search/readableSnippet";

const indexName = "docs";

/** The behavior that the interface relies on, with every provider. Each searches `contractRecords`. */
export function itKeepsTheContract(connect: () => SearchClient | Promise<SearchClient>): void {
  const ask = async (...requests: Omit<SearchRequest, "indexName">[]): Promise<readonly SearchResponse[]> => {
    const client = await connect();
    const { results } = await client.search({ requests: requests.map((one) => ({ indexName, ...one })) });
    return results;
  };
  const one = async (request: Omit<SearchRequest, "indexName">): Promise<SearchResponse> => {
    const [response] = await ask(request);
    if (!response) throw new Error("no response");
    return response;
  };
  const pages = ({ hits }: SearchResponse) =>
    [...new Set(hits.map(({ url }) => url?.replace(/#.*/, "")))].sort();

  it("responds to each request, in their order", async () => {
    const responses = await ask({ query: "pears" }, { query: "apples" });
    expect(responses.map(({ query }) => query)).toEqual(["pears", "apples"]);
    expect(pages(responses[0] ?? ({} as never))).toEqual(["/guide/pears"]);
  });

  it("gives records back: id, URL, type, hierarchy, text", async () => {
    const { hits } = await one({ query: "ripen" });
    expect(hits[0]).toMatchObject({
      objectID: "/guide/pears#more:1",
      url: "/guide/pears#more",
      type: "content",
      content: "Pears ripen off the tree.",
      hierarchy: { lvl0: "Guide", lvl1: "Growing pears", lvl2: "More of it" },
    });
  });

  it("finds nothing for what isn't there", async () => {
    expect(await one({ query: "zeppelin" })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });

  it("gives all hits, page by page", async () => {
    const all = await one({ query: "apples", hitsPerPage: 20 });
    const first = await one({ query: "apples", hitsPerPage: 2 });
    const second = await one({ query: "apples", hitsPerPage: 2, page: 1 });
    const ids = (hits: readonly SearchHit[]) => hits.map(({ objectID }) => objectID);
    expect(all.nbHits).toBeGreaterThan(2);
    expect(first).toMatchObject({ nbHits: all.nbHits, page: 0, nbPages: Math.ceil(all.nbHits / 2) });
    expect([...ids(first.hits), ...ids(second.hits)]).toEqual(ids(all.hits).slice(0, 4));
  });

  it("narrows by every filter of a list, and by any of an inner list", async () => {
    const facetFilters = ["language:en", ["docs_tag:default", "docs_tag:docs-current"]];
    expect(pages(await one({ query: "apples", facetFilters }))).toEqual(["/guide/apples"]);
    expect(pages(await one({ query: "apples", facetFilters: "language:fr" }))).toEqual(["/fr/guide/pommes"]);
    expect(pages(await one({ query: "growing", facetFilters: ["tags:Fruit", "area:guide"] }))).toEqual([
      "/guide/pears",
    ]);
    expect(pages(await one({ query: "markup", facetFilters: ["kind:recipe"] }))).toEqual(["/cloud/markup"]);
    expect(pages(await one({ query: "markup", facetFilters: ["kind:guide"] }))).toEqual([]);
  });

  it("counts the values of the facets asked for, among all hits", async () => {
    const all = await one({ query: "growing" });
    const counted = await one({ query: "growing", facets: ["area", "kind", "tags"], hitsPerPage: 0 });
    expect(counted.hits).toEqual([]);
    expect(counted.facets?.area).toEqual({ guide: all.nbHits });
    expect(counted.facets?.kind).toEqual({ guide: all.nbHits });
    expect(counted.facets?.tags?.Fruit).toBeLessThan(counted.facets?.tags?.Setup ?? 0);
  });

  it("puts the tags asked for around what matched, and escapes nothing", async () => {
    const request = { query: "markup", highlightPreTag: "<mark>", highlightPostTag: "</mark>" };
    const { hits } = await one({ ...request, attributesToSnippet: ["content:10"] });
    const text = hits.find(({ type }) => type === "content");
    expect(text?._highlightResult?.hierarchy?.lvl1?.value).toBe("Escaping <mark>markup</mark>");
    expect(text?._snippetResult?.content?.value).toBe('Write <b>bold</b> & "quoted" <mark>markup</mark>.');
    expect(text?.content).toBe('Write <b>bold</b> & "quoted" markup.');
  });

  it("cuts snippets of long sentences to about so many words around the match", async () => {
    const request = { query: "patience", attributesToSnippet: ["content:5"], snippetEllipsisText: "…" };
    const { hits } = await one({ ...request, highlightPreTag: "<mark>", highlightPostTag: "</mark>" });
    const snippet = hits[0]?._snippetResult?.content?.value ?? "";
    expect(snippet).toContain("<mark>patience</mark>");
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.replace(/<\/?mark>|…/g, "").length).toBeLessThanOrEqual(5 * charactersOfWord);
  });

  it.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["10,000 characters", "apples ".repeat(1429)],
    ["markup", "<img src=x onerror=alert(1)><script>alert(1)</script>"],
    ["right-to-left text", "تفاح التفاح"],
    ["emoji", "🍎👩‍🌾"],
    ["only punctuation", "?!…()[]{}*.\\/^$|+"],
    ["half a surrogate pair", "\ud83c"],
    ["names of built-in properties", "__proto__ constructor toString"],
  ])("responds to %s without an error", async (_, query) => {
    const { hits, nbHits } = await one({ query });
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
  });
}
