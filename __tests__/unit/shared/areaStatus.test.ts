import { byReviewDay, docsStatus } from "../../../shared/areaStatus";

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
  ...overrides,
});

test("docsStatus adds up", () => {
  const docs = [
    doc({ sampleCount: 3, verifiedSampleCount: 2, typeCheckedSampleCount: 1 }),
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
    problems: 1,
  });
});

test("byReviewDay keeps the order and leaves out what was never reviewed", () => {
  const docs = [
    { id: 1, reviewed: "2025-12-31" },
    { id: 2, reviewed: null },
    { id: 3, reviewed: "2025-12-31" },
    { id: 4, reviewed: "2026-11-01" },
  ];
  expect(byReviewDay(docs)).toEqual([
    { day: "2025-12-31", docs: [docs[0], docs[2]] },
    { day: "2026-11-01", docs: [docs[3]] },
  ]);
});
