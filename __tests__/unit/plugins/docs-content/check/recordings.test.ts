import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { recordedText } from "../../../../support/recordings";
import { doc, smallSite, snippet } from "../../../../support/smallSite";

const call = (path: string, more = "") => `<ApiCall path="${path}" ${more}/>`;
const response = { status: 200, headers: {}, body: { data: [1, 2] } };
const recordingOf = (body: string) => recordedText(doc(body), [response, response]);
const site = (body: string, recordings?: string) =>
  checkContent(smallSite({ "guide/intro.mdx": doc(body), "guide/intro.samples.json": recordings }));

it("finds nothing wrong where every sample has its recording", () => {
  const body = `${call("/api/a", "show={1}")}\n\n${call("/api/b")}\n\n${call("/api/b")}`;
  expect(site(body, recordingOf(body))).toEqual([]);
  expect(site("```ts\nx\n```")).toEqual([]);
});

it("reports a sample that was never recorded, with the command to run", () => {
  expectProblems(site(`Text.\n\n${call("/api/a")}`), [
    ["guide/intro.mdx:8:1 missing-recording", '"GET /api/a"', "npm run lab -- record guide/intro"],
  ]);
});

it("reports a sample whose request was changed after it was recorded", () => {
  const body = `${call("/api/a")}\n\n${call("/api/b")}`;
  expectProblems(site(body, recordingOf(`${call("/api/a")}\n\n${call("/api/old")}`)), [
    ["guide/intro.mdx:8:1 stale-recording", '"GET /api/b"', "npm run lab -- record guide/intro"],
  ]);
});

it("reports what follows a changed sample as well, for its response may be another one", () => {
  const before = `${call("/api/a")}\n\n${call("/api/b", "follows ")}`;
  const body = before.replace("/api/a", "/api/c");
  expectProblems(site(body, recordingOf(before)), [
    ["guide/intro.mdx:6:1 stale-recording"],
    ["guide/intro.mdx:8:1 stale-recording"],
  ]);
});

it("reports a recording that no sample asks for", () => {
  const body = call("/api/a");
  const recordings = recordingOf(`${body}\n\n${call("/api/b")}`);
  const line = recordings.split("\n").findLastIndex((content) => /^ {4}"/.test(content)) + 1;
  expectProblems(site(body, recordings), [
    [`guide/intro.samples.json:${line}:5 orphan-recording`, "npm run lab -- record guide/intro"],
  ]);
});

it("reports recordings of a page that is gone", () => {
  const files = { "guide/gone.samples.json": recordingOf(call("/api/a")) };
  expectProblems(checkContent(smallSite(files)), [
    ["guide/gone.samples.json:1:1 orphan-recording", "guide/gone.mdx", "Remove the file"],
  ]);
});

it("reports a file that can't be read, and not all of its samples as well", () => {
  expectProblems(site(call("/api/a"), "{}"), [["guide/intro.samples.json:1:1 recording"]]);
});

it("reports a part to show that the response doesn't have", () => {
  const body = `${call("/api/a", 'show="/data/2" ')}\n\n${call("/api/b", "show={2} ")}`;
  const recordings = recordedText(doc(body), [response, { status: 200, headers: {}, body: { data: {} } }]);
  expectProblems(site(body, recordings), [
    ["guide/intro.mdx:6:1 sample-show", "/data/2", "Correct show"],
    ["guide/intro.mdx:8:1 sample-show", "no array"],
  ]);
});

it("looks at partials, too", () => {
  const files = { "snippets/some.mdx": snippet(call("/api/a")) };
  expectProblems(checkContent(smallSite(files)), [
    ["snippets/some.mdx:5:1 missing-recording", "npm run lab -- record snippets/some"],
  ]);
});
