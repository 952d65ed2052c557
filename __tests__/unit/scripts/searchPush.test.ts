import { readFileSync } from "node:fs";
import { join } from "node:path";
import { algoliasearch } from "algoliasearch";
import { Failure, Help } from "../../../scripts/command/failure.mjs";
import { pushSearch } from "../../../scripts/search/push";
import { replaceIndex } from "../../../scripts/search/replaceIndex";
import { main } from "../../../scripts/searchPush";
import { type IndexServer, startIndexServer } from "../../support/hostedSearch/indexServer.mjs";
import { recordsOfPage } from "../../support/searchRecords";
import { doc } from "../../support/smallSite";
import { temporaryFolder } from "../../support/temporaryFolder";

const key = "may-write";
const content = "__tests__/fixtures/two-of-each";
let service: IndexServer;
let lines: string[];

beforeEach(async () => {
  service = await startIndexServer(key);
  lines = [];
});
afterEach(() => service.close());

const environment = () => ({
  SEARCH_APP_ID: "APP",
  SEARCH_ADMIN_KEY: key,
  SEARCH_HOSTS: service.url,
  SEARCH_INDEX_NAME: "handbook",
  DOCS_CONTENT: content,
});
const push = (more: Record<string, string | undefined> = {}, isDryRun = false) =>
  pushSearch({ ...environment(), ...more }, isDryRun, (line) => lines.push(line));

const old = () => ({ records: [{ objectID: "old" }], settings: {}, synonyms: [], rules: ["by hand"] });

it("replaces records and settings in one step, and keeps what was set up by hand", async () => {
  service.indexes.set("handbook", old());
  await push();
  expect([...service.indexes.keys()]).toEqual(["handbook"]);
  const index = service.indexes.get("handbook");
  expect(index?.rules).toEqual(["by hand"]);
  expect(index?.settings).toMatchObject({
    attributesForFaceting: ["language", "docs_tag", "area", "kind", "tags"],
  });
  expect(index?.records).toContainEqual(
    expect.objectContaining({
      url: "/guide/intro",
      language: "en",
      hierarchy: expect.objectContaining({ lvl1: "First page" }),
    }),
  );
  expect(index?.records).not.toContainEqual({ objectID: "old" });
  const steps = service.log.filter((line) => !line.includes("/task/"));
  expect(steps).toEqual([
    "POST handbook/operation",
    "PUT handbook_draft/settings",
    "POST handbook_draft/batch",
    "POST handbook_draft/operation",
  ]);
  expect(lines.at(-1)).toBe(`The index "handbook" now holds ${index?.records.length} records.`);
});

it("brings the content's synonyms", async () => {
  const folder = temporaryFolder({
    "site.yaml": readFileSync(join(content, "site.yaml"), "utf8"),
    "synonyms.yaml": "- [token, key]\n- [login, sign in]\n",
    "guide/page.mdx": '---\ntitle: Page\ndescription: ""\ntags: []\n---\nText.\n',
  });
  await push({ DOCS_CONTENT: folder });
  expect(service.indexes.get("handbook")?.synonyms).toEqual([
    { objectID: "content-0", type: "synonym", synonyms: ["token", "key"] },
    { objectID: "content-1", type: "synonym", synonyms: ["login", "sign in"] },
  ]);
});

it("sends of an advanced page its names alone", async () => {
  const folder = temporaryFolder({
    "guide/engine.mdx": doc("Text.", "keywords: [bed engine]\nunlisted: true\nsearchable: exact-names\n"),
    "guide/hidden.mdx": doc("Text.", "unlisted: true\n"),
  });
  await push({ DOCS_CONTENT: folder });
  expect(service.indexes.get("handbook")?.records).toEqual([
    expect.objectContaining({ type: "lvl1", keywords: ["bed engine"], content: null, advanced: true }),
  ]);
});

it("makes the index where there is none", async () => {
  await push();
  expect(service.indexes.get("handbook")?.records.length).toBeGreaterThan(0);
});

it("waits for each task before the next step", async () => {
  await push();
  const steps = service.log.map((line) => line.replace(/\d+$/, "").replace(/^.*\/(?=\w+\/?$)/, ""));
  expect(steps.join(" ")).toMatch(/settings (task\/ ){2}batch (task\/ ){2}operation (task\/ ?){2}$/);
});

it("sends 1,000 records at a time and says how far it is", async () => {
  const records = Array.from({ length: 700 }, (_, index) =>
    recordsOfPage(`/p/${index}`, "Page", "Text"),
  ).flat();
  const client = algoliasearch("APP", key, {
    hosts: [{ url: new URL(service.url).host, accept: "readWrite", protocol: "http" }],
  });
  const progress: number[] = [];
  await replaceIndex(client, {
    indexName: "handbook",
    records,
    synonyms: [],
    onProgress: (done) => progress.push(done),
  });
  expect(progress).toEqual([1000, 2000, 2100]);
  expect(service.indexes.get("handbook")?.records).toHaveLength(2100);
});

it("only looks in a dry run, for which no key is needed", async () => {
  await push({ SEARCH_ADMIN_KEY: undefined, SEARCH_APP_ID: undefined }, true);
  expect(service.log).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(
      /^\d+ records of \d+ pages, 0 groups of synonyms, \d+ kB, the largest \d+ bytes\.$/,
    ),
    'Dry run: the index "handbook" would hold exactly these. Nothing was sent.',
  ]);
});

it.each(["SEARCH_APP_ID", "SEARCH_ADMIN_KEY"])("asks for %s", async (name) => {
  await expect(push({ [name]: undefined })).rejects.toThrow(`${name} is missing: set it in the environment`);
  expect(service.log).toEqual([]);
});

it.each(["/settings", "/batch", "/operation"])("leaves the old index alone when %s fails", async (path) => {
  service.indexes.set("handbook", old());
  service.failures.set(path, 400);
  const failure: unknown = await push().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failure);
  expect(String(failure)).toContain('The index "handbook" is as it was.');
  expect([...service.indexes]).toEqual([["handbook", old()]]);
});

it("says what a refused key must be allowed to do, and doesn't show it", async () => {
  await expect(push({ SEARCH_ADMIN_KEY: "only-searches" })).rejects.toThrow(
    /refuses SEARCH_ADMIN_KEY: it must be allowed to add records(?!.*only-searches)/,
  );
});

it("says when nothing can be reached", async () => {
  service.close();
  await expect(push()).rejects.toThrow(
    "The service could not be reached: check the network and SEARCH_APP_ID.",
  );
});

it("never empties an index", async () => {
  service.indexes.set("handbook", old());
  await expect(push({ DOCS_CONTENT: temporaryFolder({}) })).rejects.toThrow("There is nothing to search in");
  expect(service.indexes.get("handbook")).toEqual(old());
});

describe("the command line", () => {
  it.each(["--help", "-h"])("prints the usage for %s", async (word) => {
    await expect(main([word])).rejects.toThrow(Help);
  });

  it.each([["--dryrun"], ["guide", "--dry-run"]])(
    "refuses an unknown word with the known option",
    async (...argv) => {
      await expect(main(argv)).rejects.toThrow("the only option here is --dry-run");
    },
  );
});
