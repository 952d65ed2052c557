import { problemsOf, setProblems, watchProblems } from "../../../../plugins/docs-content/problemStore";
import { fileStart, type Problem } from "../../../../plugins/docs-content/problems";

const problem: Problem = { file: "a.mdx", ...fileStart, rule: "r", message: "m", fix: "n" };

afterEach(() => setProblems([]));

it("tells a new listener what is known, and every later outcome until it leaves", () => {
  setProblems([problem]);
  const heard: number[] = [];
  const stop = watchProblems((problems) => heard.push(problems.length));
  setProblems([]);
  setProblems([problem, problem]);
  stop();
  setProblems([problem]);
  expect(heard).toEqual([1, 0, 2]);
});

it("knows the problems of one file", () => {
  setProblems([problem, { ...problem, file: "b.mdx" }]);
  expect(problemsOf("a.mdx")).toEqual([problem]);
  expect(problemsOf("c.mdx")).toEqual([]);
});
