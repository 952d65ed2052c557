import { verifiedText } from "../../../../build/outputs/verified";

const sample = { kind: "rest", title: null, verifiedWith: "5.54.0", unverifiedBecause: null };
const page = {
  path: "/a/b",
  title: "B",
  area: "a",
  wordCount: 100,
  reviewed: "2026-11-26",
  noSamplesBecause: null,
  sampleCount: 2,
  verifiedSampleCount: 1,
  typeCheckedSampleCount: 0,
  statementCount: 5,
  provenStatementCount: 4,
  sourcedStatementCount: 1,
  platformBugs: [{ title: "It loses a value", issue: "https://github.com/strapi/strapi/issues/1" }],
  samples: [
    sample,
    { ...sample, kind: "code", verifiedWith: null, unverifiedBecause: "It needs an account." },
  ],
  problems: [],
};

const withoutSamples = {
  platformBugs: [],
  samples: [],
  sampleCount: 0,
  verifiedSampleCount: 0,
  noSamplesBecause: "It is a list of links.",
};

const sheet = { title: "Facts", source: "@strapi/core", platform: "5.54.0" };

it("has what was verified of each page, why the rest wasn't, and the sums", () => {
  const text = verifiedText({
    site: {
      title: "Docs",
      siteUrl: "https://docs.example",
      platform: { name: "Strapi", version: "5.54.0", node: "22" },
    },
    allDoc: {
      nodes: [page, { ...page, ...withoutSamples, path: "/a/c" }],
    },
    allFactSheet: {
      nodes: [
        { ...sheet, name: "events", rowCount: 20 },
        { ...sheet, name: "routes", rowCount: 22 },
      ],
    },
    allScreenshotInfo: { totalCount: 9 },
  });
  expect(JSON.parse(text)).toEqual({
    source: "Docs",
    platform: { name: "Strapi", version: "5.54.0", node: "22" },
    totals: {
      pages: 2,
      samples: 2,
      verifiedSamples: 1,
      typeCheckedSamples: 0,
      statements: 10,
      provenStatements: 8,
      fromPublicSources: 2,
      facts: 42,
      screenshots: 9,
    },
    facts: [
      { ...sheet, name: "events", rows: 20 },
      { ...sheet, name: "routes", rows: 22 },
    ],
    pages: [
      {
        url: "https://docs.example/a/b",
        title: "B",
        reviewed: "2026-11-26",
        statements: 5,
        provenStatements: 4,
        fromPublicSources: 1,
        platformBugs: [{ title: "It loses a value", issue: "https://github.com/strapi/strapi/issues/1" }],
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
