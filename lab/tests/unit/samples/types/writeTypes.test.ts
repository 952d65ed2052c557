import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTypes } from "../../../../runner/content";
import { verifiableSamples } from "../../../../runner/samples/collect";
import { removeOrphanTypes, writeTypes } from "../../../../runner/samples/types/writeTypes";
import { samplePage } from "../../../support/samplesOfPage";

const folder = mkdtempSync(join(tmpdir(), "types-"));
const file = join(folder, "guide/page.types.json");
const page = samplePage('```ts check title="src/index.ts"\nexport default {};\n```');
const [sample] = verifiableSamples([page]);
const fingerprint = sample?.check.fingerprint ?? "";

beforeAll(() => mkdirSync(join(folder, "guide")));
afterAll(() => rmSync(folder, { recursive: true }));

it("writes what the site reads, and only if it differs", () => {
  const types = new Map([[fingerprint, { "a: string[]": ["1:1:1"] as [string] }]]);
  expect(writeTypes(folder, page, types)).toBe(true);
  expect(writeTypes(folder, page, types)).toBe(false);
  const { types: read, problems } = readTypes("guide/page.types.json", readFileSync(file, "utf8"));
  expect(problems).toEqual([]);
  expect(read).toEqual({ [fingerprint]: { "a: string[]": ["1:1:1"] } });
});

it("removes the file of a page without types, and of one that is gone", async () => {
  expect(writeTypes(folder, page, new Map([[fingerprint, {}]]))).toBe(true);
  expect(existsSync(file)).toBe(false);
  writeFileSync(join(folder, "guide/gone.types.json"), "{}");
  expect(await removeOrphanTypes(folder, [page])).toEqual(["guide/gone.types.json"]);
});
