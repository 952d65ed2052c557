import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { doc } from "../../../../__tests__/support/smallSite";
import { temporaryFolder } from "../../../../__tests__/support/temporaryFolder";
import { readRecordings } from "../../../runner/content";
import { collectPages, verifiableSamples } from "../../../runner/samples/collect";
import { failed, type Outcomes } from "../../../runner/samples/outcome";
import { removeOrphans, writeRecordings } from "../../../runner/samples/writeRecordings";

const body = '<ApiCall path="/api/a" />\n\n<ApiCall path="/api/b" />\n\n```bash cli\nnpm run build\n```';

async function pageOf(folder: string) {
  const [page] = await collectPages(folder, []);
  if (!page) throw new Error("no page");
  const [a, b, c] = verifiableSamples([page]);
  if (!a || !b || !c) throw new Error("no samples");
  return { page, a, b, c };
}

it("writes what is good, in the page's order, and the same text again", async () => {
  const folder = temporaryFolder({ "guide/a.mdx": doc(body) });
  const { page, a, b, c } = await pageOf(folder);
  const outcomes: Outcomes = new Map([
    [c, [{ ok: true }]],
    [b, [failed("no")]],
    [a, [{ ok: true, response: { status: 200, body: [1] } }]],
  ]);
  expect(writeRecordings(folder, page, outcomes, "5.54.0")).toBe(true);
  const file = join(folder, "guide/a.samples.json");
  const text = readFileSync(file, "utf8");
  const { recorded, recordings, problems } = readRecordings("guide/a.samples.json", text);
  expect(problems).toEqual([]);
  expect(recorded.map(({ fingerprint }) => fingerprint)).toEqual([a.check.fingerprint, c.check.fingerprint]);
  expect(recordings[a.check.fingerprint]).toEqual({
    kind: "rest",
    strapi: "5.54.0",
    request: expect.objectContaining({ target: "/api/a" }),
    response: { status: 200, body: [1] },
  });
  expect(writeRecordings(folder, page, outcomes, "5.54.0")).toBe(false);
});

it("takes the file away when nothing is left to record", async () => {
  const folder = temporaryFolder({ "guide/a.mdx": doc(body), "guide/a.samples.json": "{}" });
  const { page } = await pageOf(folder);
  expect(writeRecordings(folder, page, new Map(), "5.54.0")).toBe(true);
  expect(existsSync(join(folder, "guide/a.samples.json"))).toBe(false);
  expect(writeRecordings(folder, page, new Map(), "5.54.0")).toBe(false);
});

it("removes recordings whose page is gone", async () => {
  const folder = temporaryFolder({
    "guide/a.mdx": doc(body),
    "guide/a.samples.json": "{}",
    "old/b.samples.json": "{}",
  });
  expect(await removeOrphans(folder, await collectPages(folder, []))).toEqual(["old/b.samples.json"]);
  expect(existsSync(join(folder, "guide/a.samples.json"))).toBe(true);
  expect(existsSync(join(folder, "old/b.samples.json"))).toBe(false);
});
