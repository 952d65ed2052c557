import {
  formatProblem,
  formatProblems,
  type Problem,
  sortProblems,
} from "../../../../plugins/docs-content/problems";

const problem: Problem = {
  file: "dev-docs/intro.mdx",
  line: 12,
  column: 3,
  rule: "broken-link",
  message: "There is no page /x.",
  fix: "Link to /y.",
};

describe("formatProblem", () => {
  it("says where, which rule, what and what to write instead", () => {
    expect(formatProblem(problem)).toBe(
      "dev-docs/intro.mdx:12:3 broken-link  There is no page /x.\n    → Link to /y.",
    );
  });
});

describe("formatProblems", () => {
  it("counts one", () => {
    expect(formatProblems([problem])).toMatch(/^1 problem in the content\n/);
  });

  it("counts several and holds all of them", () => {
    const text = formatProblems([problem, { ...problem, file: "b.mdx" }]);
    expect(text).toMatch(/^2 problems in the content\n/);
    expect(text).toContain("dev-docs/intro.mdx:12:3");
    expect(text).toContain("b.mdx:12:3");
  });
});

describe("sortProblems", () => {
  it("puts problems into reading order: file, line, column, rule", () => {
    const places: readonly Partial<Problem>[] = [
      { file: "b.mdx", line: 1 },
      { file: "a.mdx", line: 10, column: 1 },
      { file: "a.mdx", line: 9, column: 2, rule: "z" },
      { file: "a.mdx", line: 9, column: 2, rule: "a" },
      { file: "a.mdx", line: 9, column: 1 },
    ];
    const given = places.map((place) => ({ ...problem, ...place }));
    expect(sortProblems(given)).toEqual([given[4], given[3], given[2], given[1], given[0]]);
  });

  it("tells each problem once", () => {
    expect(sortProblems([problem, { ...problem }])).toEqual([problem]);
  });

  it("leaves the list it was given alone", () => {
    const given = [
      { ...problem, line: 2 },
      { ...problem, line: 1 },
    ];
    sortProblems(given);
    expect(given.map(({ line }) => line)).toEqual([2, 1]);
  });
});
