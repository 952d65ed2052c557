import { docsStatus, oldestByDay } from "../../../shared/areaStatus";

const doc = (overrides: object = {}) => ({
  area: "cloud",
  wordCount: 100,
  samples: [],
  problems: [],
  statementCount: 10,
  provenStatementCount: 4,
  sourcedStatementCount: 1,
  reviewed: null,
  ...overrides,
});

test("docsStatus adds up", () => {
  const docs = [
    doc({ samples: [{ verifiedWith: "5.54.0" }, { verifiedWith: null }], reviewed: "2026-11-21" }),
    doc({ wordCount: 50, problems: [{}] }),
  ];
  expect(docsStatus(docs)).toEqual({
    pages: 2,
    words: 150,
    samples: 2,
    verifiedSamples: 1,
    statements: 20,
    provenStatements: 8,
    sourcedStatements: 2,
    unreviewedPages: 1,
    problems: 1,
  });
});

test("oldestByDay begins with the oldest and leaves out what was never reviewed", () => {
  const docs = [
    { id: 1, reviewed: "2026-11-02" },
    { id: 2, reviewed: null },
    { id: 3, reviewed: "2025-12-31" },
    { id: 4, reviewed: "2026-11-01" },
    { id: 5, reviewed: "2025-12-31" },
  ];
  expect(oldestByDay(docs, 3)).toEqual([
    { day: "2025-12-31", docs: [docs[2], docs[4]] },
    { day: "2026-11-01", docs: [docs[3]] },
  ]);
});
