import { verifiedText } from "../../../../build/outputs/verified";

const sample = { kind: "rest", title: null, verifiedWith: "5.54.0", unverifiedBecause: null };
const page = {
  path: "/a/b",
  title: "B",
  area: "a",
  wordCount: 100,
  reviewed: "2026-11-26",
  noSamplesBecause: null,
  statementCount: 5,
  provenStatementCount: 4,
  sourcedStatementCount: 1,
  samples: [
    sample,
    { ...sample, kind: "code", verifiedWith: null, unverifiedBecause: "It needs an account." },
  ],
  problems: [],
};

it("has what was verified of each page, why the rest wasn't, and the sums", () => {
  const text = verifiedText({
    site: {
      title: "Docs",
      siteUrl: "https://docs.example",
      platform: { name: "Strapi", version: "5.54.0", node: "22" },
    },
    allDoc: {
      nodes: [page, { ...page, path: "/a/c", samples: [], noSamplesBecause: "It is a list of links." }],
    },
  });
  expect(JSON.parse(text)).toEqual({
    source: "Docs",
    platform: { name: "Strapi", version: "5.54.0", node: "22" },
    totals: {
      pages: 2,
      samples: 2,
      verifiedSamples: 1,
      statements: 10,
      provenStatements: 8,
      fromPublicSources: 2,
    },
    pages: [
      {
        url: "https://docs.example/a/b",
        title: "B",
        reviewed: "2026-11-26",
        statements: 5,
        provenStatements: 4,
        fromPublicSources: 1,
        samples: [
          { kind: "rest", verifiedWith: "5.54.0" },
          { kind: "code", unverifiedBecause: "It needs an account." },
        ],
      },
      {
        url: "https://docs.example/a/c",
        title: "B",
        reviewed: "2026-11-26",
        statements: 5,
        provenStatements: 4,
        fromPublicSources: 1,
        samples: [],
        noSamplesBecause: "It is a list of links.",
      },
    ],
  });
});
