import { reportOf } from "../../../../scripts/search/report";

const outcome = { pages: ["/a"], found: ["/b", "/a"], rank: 2, recall: 1 };

describe("the report of the search's evaluation", () => {
  it("lists queries that fared badly, but none that is held out", () => {
    const report = reportOf([
      { ...outcome, query: "shown" },
      { ...outcome, query: "secret", heldOut: true },
    ]);
    expect(report).toContain("1 not perfect:");
    expect(report).toContain("shown (place 2, after /b)");
    expect(report).not.toContain("secret");
    expect(report).toMatch(/held out +1 +0\.500/);
  });
});
