import { docsStatus, oldestByDay } from "../../../shared/areaStatus";

const doc = (overrides: object = {}) => ({
  area: "cloud",
  wordCount: 100,
  sampleCount: 0,
  verifiedSampleCount: 0,
  typeCheckedSampleCount: 0,
  problems: [],
  statementCount: 10,
  provenStatementCount: 4,
  sourcedStatementCount: 1,
  reviewed: null,
  ...overrides,
});

test("docsStatus adds up", () => {
  const docs = [
    doc({ sampleCount: 3, verifiedSampleCount: 2, typeCheckedSampleCount: 1, reviewed: "2026-11-21" }),
    doc({ wordCount: 50, sampleCount: 1, verifiedSampleCount: 1, problems: [{}] }),
  ];
  expect(docsStatus(docs)).toEqual({
    pages: 2,
    words: 150,
    samples: 4,
    verifiedSamples: 3,
    typeCheckedSamples: 1,
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
