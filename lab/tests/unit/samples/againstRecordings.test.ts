import { recordedText } from "../../../../__tests__/support/recordings";
import { doc } from "../../../../__tests__/support/smallSite";
import type { RecordedResponse } from "../../../runner/content";
import { againstRecordings } from "../../../runner/samples/againstRecordings";
import { failed, type Outcome } from "../../../runner/samples/outcome";
import { formatFinding } from "../../../runner/samples/report";
import { samplesOfPage } from "../../support/samplesOfPage";

const body = '<ApiCall path="/api/a" />';
const recorded: RecordedResponse = { status: 200, headers: {}, body: { title: "Tart" } };

function findings(outcome: Outcome, recordings: string | undefined, version = "5.54.0"): string[] {
  const [sample] = samplesOfPage(body, recordings);
  if (!sample) throw new Error("no sample");
  return againstRecordings(new Map([[sample, [outcome]]]), version).map(formatFinding);
}

const passed = (response: RecordedResponse): Outcome => ({ ok: true, response });
const recordings = recordedText(doc(body), [recorded]);

it("finds nothing where the platform says what was recorded", () => {
  expect(findings(passed(recorded), recordings)).toEqual([]);
});

it("shows another response as a diff, with page, line, sample and command", () => {
  const [finding = ""] = findings(passed({ ...recorded, body: { title: "Pie" } }), recordings);
  expect(finding).toMatch(/^guide\/page\.mdx:6 {2}GET \/api\/a\n/);
  expect(finding).toContain("npm run lab -- record guide/page");
  expect(finding).toContain('-     "title": "Tart"');
  expect(finding).toContain('+     "title": "Pie"');
});

it("names a sample without a recording", () => {
  expect(findings(passed(recorded), undefined)[0]).toContain("no recording of this sample");
});

it("names a recording of another version", () => {
  expect(findings(passed(recorded), recordings, "5.55.0")[0]).toContain(
    "recorded with 5.54.0, but the lab has 5.55.0",
  );
});

it("says what else is wrong, at its line", () => {
  const outcome = failed("It throws.", { detail: "one\ntwo", line: 2 });
  expect(findings(outcome, recordings)).toEqual([
    "guide/page.mdx:8  GET /api/a\n  It throws.\n    one\n    two",
  ]);
});

it("shows types of names that differ from those of the page, with the command that renews them", () => {
  const code = '```ts check title="src/index.ts"\nexport default {};\n```';
  const [sample] = samplesOfPage(code, recordedText(doc(code), [undefined]));
  if (!sample) throw new Error("no sample");
  const outcome: Outcome = { ok: true, types: { "a: string[]": ["1:1:1"] } };
  const [finding = ""] = againstRecordings(new Map([[sample, [outcome]]]), "5.54.0").map(formatFinding);
  expect(finding).toContain("npm run lab -- types guide/page");
  expect(finding).toContain("+ a: string[] (1:1:1)");
  expect(againstRecordings(new Map([[sample, [{ ok: true, types: {} }]]]), "5.54.0")).toEqual([]);
});
