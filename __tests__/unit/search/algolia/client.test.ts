import { createAlgoliaClient } from "../../../../src/search/algolia/client";
import { isUnreachable } from "../../../../src/search/unreachable";
import { type HostedServer, startHostedSearch } from "../../../support/hostedSearch/server.mjs";
import { itKeepsTheContract } from "../../../support/providerContract";
import { contractRecords } from "../../../support/searchRecords";

const keys = { appId: "APP", apiKey: "search-only" };
const apples = { requests: [{ indexName: "docs", query: "apples" }] };

const servers: HostedServer[] = [];
async function start(): Promise<HostedServer> {
  const server = await startHostedSearch(contractRecords);
  servers.push(server);
  return server;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  jest.restoreAllMocks();
});

describe("the hosted provider", () => {
  itKeepsTheContract(async () => createAlgoliaClient({ ...keys, hosts: [(await start()).url] }));

  it.each([
    ["appId", "`appId` is missing."],
    ["apiKey", "`apiKey` is missing."],
  ])("can't be made without %s", (name, message) => {
    expect(() => createAlgoliaClient({ ...keys, hosts: [], [name]: null })).toThrow(message);
  });
});

describe("what is sent", () => {
  it("is one POST for all requests, with their parameters as they are", async () => {
    const server = await start();
    const request = {
      indexName: "docs",
      query: "apples",
      attributesToRetrieve: ["content", "url"],
      attributesToHighlight: ["content"],
      attributesToSnippet: ["content:10"],
      snippetEllipsisText: "…",
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      hitsPerPage: 20,
      page: 1,
      facets: ["area"],
      facetFilters: ["language:en", ["docs_tag:default", "docs_tag:docs-current"]],
      clickAnalytics: false,
    };
    await createAlgoliaClient({ ...keys, hosts: [server.url] }).search({ requests: [request, request] });
    expect(server.searches).toEqual([
      { path: expect.stringContaining("/1/indexes/*/queries"), requests: [request, request] },
    ]);
  });
});

describe("when a host fails", () => {
  async function twoHosts() {
    const [first, second] = [await start(), await start()];
    return { first, second, client: createAlgoliaClient({ ...keys, hosts: [first.url, second.url] }) };
  }

  it.each([["never"], ["hang up"], [500], [503]] as const)("asks the next one (%s)", async (behavior) => {
    const { first, second, client } = await twoHosts();
    first.behavior = behavior;
    const { results } = await client.search(apples);
    expect(results[0]?.nbHits).toBeGreaterThan(0);
    expect(second.searches).toHaveLength(1);
  });

  it("leaves the failed one alone for two minutes", async () => {
    const { first, second, client } = await twoHosts();
    const search = (query: string) => client.search({ requests: [{ indexName: "docs", query }] });
    first.behavior = "hang up";
    await search("apples");
    const before = first.searches.length;
    first.behavior = "well";
    const started = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(started + 119_000);
    await search("pears");
    expect([first.searches.length, second.searches.length]).toEqual([before, 2]);
    clock.mockReturnValue(started + 121_000);
    await search("markup");
    expect([first.searches.length, second.searches.length]).toEqual([before + 1, 2]);
  });

  it("says that nothing is reachable when all of them fail, and responds again when one is back", async () => {
    const { first, second, client } = await twoHosts();
    first.behavior = "hang up";
    second.behavior = 500;
    const failure: unknown = await client.search(apples).catch((error: unknown) => error);
    expect(isUnreachable(failure)).toBe(true);
    second.behavior = "well";
    expect((await client.search(apples)).results[0]?.nbHits).toBeGreaterThan(0);
  });

  it.each([
    ["never respond", ["never", "never", "never"], 3000],
    ["refuse, begin a response, or never respond", ["hang up", "never ends", "never"], 3000],
  ] as const)("says within seconds that nothing is reachable: hosts that %s", async (_, behaviors, due) => {
    const hosts = await Promise.all(
      behaviors.map(async (behavior) => Object.assign(await start(), { behavior })),
    );
    const client = createAlgoliaClient({ ...keys, hosts: hosts.map(({ url }) => url) });
    const begun = performance.now();
    const failure: unknown = await client.search(apples).catch((error: unknown) => error);
    const took = performance.now() - begun;
    expect(isUnreachable(failure)).toBe(true);
    expect(hosts.map(({ searches }) => searches.length)).toEqual([1, 1, 1]);
    expect(took).toBeGreaterThan(due - 50);
    // The client's own requester would take 16 seconds.
    expect(took).toBeLessThan(due + 2500);
  });

  it.each([400, 403, 404])(
    "tells of a request that is refused with %d, and asks nobody else",
    async (status) => {
      const { first, second, client } = await twoHosts();
      first.behavior = status;
      const failure: unknown = await client.search(apples).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: "ApiError", status });
      expect(second.searches).toEqual([]);
    },
  );

  it.each([
    ["no json", "DeserializationError"],
    ["other json", "TypeError"],
  ] as const)("reports a response that is none (%s)", async (behavior, name) => {
    const { first, client } = await twoHosts();
    first.behavior = behavior;
    await expect(client.search(apples)).rejects.toMatchObject({ name });
  });
});
