import {
  isRecordingsFile,
  readRecordings,
  recordCommand,
  recordingsFileOf,
} from "../../../../../plugins/docs-content/files/readRecordings";
import { expectProblems } from "../../../../support/expectProblems";
import { recordedText } from "../../../../support/recordings";
import { doc } from "../../../../support/smallSite";

const page = doc(
  '<ApiCall path="/api/a" />\n\n<ApiCall path="/api/b" follows />\n\n```bash cli\nnpm run build\n```',
);
const text = recordedText(page, [{ status: 200, headers: {}, body: { data: [] } }, { status: 204 }]);
const read = (content: string) => readRecordings("guide/page.samples.json", content);

it("knows what it holds, and where", () => {
  const { page: owner, recorded, recordings, problems } = read(text);
  expect(problems).toEqual([]);
  expect(owner).toBe("guide/page.mdx");
  expect(recorded.map(({ kind }) => kind)).toEqual(["rest", "rest", "cli"]);
  const lines = text.split("\n");
  for (const { fingerprint, line } of recorded) expect(lines[line - 1]).toContain(`"${fingerprint}"`);
  expect(Object.values(recordings)[0]).toMatchObject({ strapi: "5.54.0", response: { body: { data: [] } } });
});

it.each([
  "",
  "{",
  "[]",
  '{ "samples": {} }',
  text.replace('"rest"', '"soap"'),
  text.replace("5.54.0", "new"),
])("says that it is no such file, and what writes one: %#", (content) => {
  expectProblems(read(content).problems, [
    ["guide/page.samples.json:1:1 recording", "valid recordings file", "npm run lab -- record guide/page"],
  ]);
});

it("sees that a request was changed by hand", () => {
  const changed = text.replace("/api/a", "/api/c");
  const line = changed.split("\n").findIndex((content) => /^ {4}"/.test(content)) + 1;
  expectProblems(read(changed).problems, [
    [`guide/page.samples.json:${line}:5 recording`, "edited manually"],
  ]);
});

it("stands beside the page", () => {
  expect(recordingsFileOf("dev-docs/api/rest.mdx")).toBe("dev-docs/api/rest.samples.json");
  expect(isRecordingsFile("dev-docs/api/rest.samples.json")).toBe(true);
  expect(isRecordingsFile("dev-docs/api/rest.json")).toBe(false);
  expect(recordCommand("dev-docs/api/rest.mdx")).toBe("npm run lab -- record dev-docs/api/rest");
});
