import type { Comparison } from "../../../scripts/sandbox/check/compareAll";
import { nameOf, shortened } from "../../../scripts/sandbox/check/exclusions";
import { reportOf } from "../../../scripts/sandbox/check/report";

const kind = "REST API";
const same: Comparison = { kind, page: "a.mdx", fingerprint: "1", label: "GET /a" };
const other: Comparison = {
  kind,
  page: "b.mdx",
  fingerprint: "2",
  label: "GET /b",
  difference: "- 1\n+ 2",
};

test("a sample that differs is wrong unless it is excluded", () => {
  expect(reportOf([same, other], {}).wrong).toBe(1);
  const { wrong, lines } = reportOf([same, other], { "No accounts.": [nameOf(other)] });
  expect(wrong).toBe(0);
  expect(lines).toEqual([
    "1 of 2 recorded samples identical:",
    "  1 of 2 REST API",
    "  0 of 0 Document Service",
    "  0 of 0 GraphQL",
    "  0 of 0 a project's own code",
    "  0 of 0 other server code",
    "  0 of 0 admin panel and files",
    "50 % of REST API, Document Service, GraphQL.",
    "Excluded:",
    "  1 No accounts.",
  ]);
});

test("a sample that is identical may not stay excluded, and leaves the list", () => {
  const exclusions = { "No accounts.": [nameOf(other), nameOf(same)], "No emails.": ["gone.mdx#3 GET /c"] };
  expect(reportOf([same, other], exclusions).wrong).toBe(1);
  expect(shortened(exclusions, [same, other])).toEqual({ "No accounts.": [nameOf(other)] });
});

test("a page stands for all its samples while one of them differs", () => {
  const alike: Comparison = { ...other, fingerprint: "3", label: "GET /d" };
  const exclusions = { "No files.": ["b.mdx"] };
  const { wrong, lines } = reportOf([same, other, alike], exclusions);
  expect(wrong).toBe(0);
  expect(lines.at(-1)).toBe("  2 No files.");
  expect(shortened(exclusions, [same, other])).toEqual(exclusions);
  expect(reportOf([same, other], { "No files.": ["a.mdx", "b.mdx"] }).wrong).toBe(1);
  expect(shortened({ "No files.": ["a.mdx"] }, [same, other])).toEqual({});
});
