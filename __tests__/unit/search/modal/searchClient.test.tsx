import type { DocSearchTransformClient } from "@docsearch/react";
import type { SearchClient, SearchResponse } from "../../../../src/search/client";
import type { LookedUp } from "../../../../src/search/errors/lookedUp";
import { docSearchClient, type Outcome } from "../../../../src/search/modal/searchClient";
import { UnreachableError } from "../../../../src/search/unreachable";

const hosted = { search: jest.fn(), addAlgoliaAgent: jest.fn() } as unknown as DocSearchTransformClient;
const response = (query: string): SearchResponse => ({
  hits: [{ objectID: "1" }],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query,
  processingTimeMS: 1,
});

function searching(
  getClient: () => Promise<SearchClient>,
  lookUp: (query: string) => Promise<LookedUp> | undefined = () => undefined,
) {
  const outcomes: Outcome[] = [];
  const client = docSearchClient({
    getClient,
    lookUp,
    maxResultsPerGroup: 5,
    requestFor: (query) => ({ indexName: "docs", query, hitsPerPage: 20 }),
    onOutcome: (outcome) => outcomes.push(outcome),
  })(hosted);
  const search = (query: string) => client.search({ requests: [{ indexName: "theirs", query }] });
  return { outcomes, search, client };
}

it("asks our provider with our request, whatever DocSearch asks", async () => {
  const asked: unknown[] = [];
  const { search, outcomes } = searching(async () => ({
    search: async (input) => {
      asked.push(input);
      return { results: [response("populate")] };
    },
  }));
  await search("populate");
  expect(asked).toEqual([{ requests: [{ indexName: "docs", query: "populate", hitsPerPage: 20 }] }]);
  expect(outcomes).toEqual([{ ...response("populate"), rows: [] }]);
  expect(hosted.search).not.toHaveBeenCalled();
});

it("drops hits that can't be shown", async () => {
  const { search } = searching(async () => ({ search: async () => ({ results: [response("a")] }) }));
  expect(await search("a")).toMatchObject({ results: [{ hits: [], nbHits: 1 }] });
});

it("hands the hits on as rows of pages and sections", async () => {
  const section = {
    objectID: "2",
    url: "/page#part",
    type: "content" as const,
    hierarchy: { lvl0: "Guide", lvl1: "Page", lvl2: "Part", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  };
  const { search, outcomes } = searching(async () => ({
    search: async () => ({ results: [{ ...response("a"), hits: [section] }] }),
  }));
  expect(await search("a")).toMatchObject({
    results: [
      {
        hits: [
          { type: "lvl1", url: "/page", hierarchy: { lvl0: "Guide", lvl1: "Page", lvl2: null } },
          { type: "content", url: "/page#part", _highlightResult: {}, _snippetResult: {} },
        ],
      },
    ],
  });
  expect(outcomes).toMatchObject([{ rows: [{ url: "/page" }, { url: "/page#part" }] }]);
});

it("fails when nothing is reachable", async () => {
  const { search, outcomes } = searching(() => Promise.reject(new UnreachableError("gone")));
  expect(await search("a")).toEqual({ results: [{ hits: [], nbHits: 0 }] });
  expect(outcomes).toEqual(["failed"]);
});

it("fails after another fault, such as a refused key, and reports it", async () => {
  const fault = new TypeError("no such thing");
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const { search, outcomes } = searching(() => Promise.reject(fault));
  expect(await search("a")).toMatchObject({ results: [{ hits: [], nbHits: 0 }] });
  expect(outcomes).toEqual(["failed"]);
  expect(reported).toHaveBeenCalledWith(fault);
});

it("keeps silent about a search that a later one has overtaken", async () => {
  const resolvers: ((results: { results: SearchResponse[] }) => void)[] = [];
  const { search, outcomes } = searching(async () => ({
    search: () => new Promise((resolve) => resolvers.push(resolve)),
  }));
  const [early, late] = [search("a"), search("ab")];
  await Promise.resolve();
  resolvers[1]?.({ results: [response("ab")] });
  await late;
  resolvers[0]?.({ results: [response("a")] });
  await early;
  expect(outcomes).toEqual([{ ...response("ab"), rows: [] }]);
});

describe("a query that stands for a pasted text", () => {
  const entry = {
    objectID: "3",
    url: "/errors/start#no-keys",
    type: "lvl6" as const,
    hierarchy: {
      lvl0: "Errors",
      lvl1: "Start",
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: "No keys in …",
    },
  };
  const provider = async () => ({
    search: async () => ({ results: [{ ...response("No keys"), hits: [entry] }] }),
  });

  it("has the message's entry as its first hit, and only there", async () => {
    const { search, outcomes } = searching(provider, async () => ({
      kind: "found",
      isIndexed: true,
      url: entry.url,
      message: "No keys in …",
      page: "Start",
      explanation: ["Keys are missing.", "Fix: Add keys."],
    }));
    const { results } = (await search("No keys in config")) as { results: { hits: { url: string }[] }[] };
    expect(results[0]?.hits.map(({ url }) => url)).toEqual([entry.url, "/errors/start"]);
    expect(results[0]?.hits[0]).toMatchObject({
      hierarchy: { lvl0: "Error index", lvl1: "No keys in …" },
      _snippetResult: { content: { value: "Keys are missing. Fix: Add keys." } },
    });
    expect(outcomes).toMatchObject([{ nbHits: 1, lookedUp: { kind: "found" } }]);
  });

  it("keeps its hits when the text isn't in the index", async () => {
    const { search, outcomes } = searching(provider, async () => ({ kind: "foreign" }));
    expect(await search("No keys")).toMatchObject({
      results: [{ hits: [{ url: "/errors/start" }, { url: entry.url }] }],
    });
    expect(outcomes).toMatchObject([{ lookedUp: { kind: "foreign" } }]);
  });
});
