import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { knownFile } from "../../../scripts/precompress/known.mjs";
import { precompress } from "../../../scripts/precompress/precompress.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const long = "All work and no play. ".repeat(200);
const folders: string[] = [];

function build(files: Record<string, string>): string {
  const dir = temporaryFolder(files);
  folders.push(dir);
  return dir;
}

afterAll(() => {
  for (const dir of folders) rmSync(knownFile(dir), { force: true });
});

const read = (dir: string, file: string) => readFileSync(join(dir, file));
const isOfSameTime = (dir: string, one: string, two: string) =>
  Math.abs(statSync(join(dir, one)).mtimeMs - statSync(join(dir, two)).mtimeMs) <= 2;

it("puts both kinds beside a text, with its content and its time", async () => {
  const dir = build({ "guide/index.html": long });
  expect(await precompress(dir)).toMatchObject({ files: 1, made: 1, bytes: { raw: long.length } });
  expect(brotliDecompressSync(read(dir, "guide/index.html.br")).toString()).toBe(long);
  expect(gunzipSync(read(dir, "guide/index.html.gz")).toString()).toBe(long);
  expect(isOfSameTime(dir, "guide/index.html", "guide/index.html.br")).toBe(true);
  expect(isOfSameTime(dir, "guide/index.html", "guide/index.html.gz")).toBe(true);
});

it("leaves alone what is no text, what is short, and what hardly shrinks", async () => {
  const dir = build({ "photo.webp": long, "short.json": "{}" });
  writeFileSync(join(dir, "noise.txt"), randomBytes(4000));
  await precompress(dir);
  expect(readdirSync(dir).sort()).toEqual(["noise.txt", "photo.webp", "short.json"]);
});

it("compresses again only what has changed", async () => {
  const dir = build({ "a.html": long, "b.html": long });
  await precompress(dir);
  expect(await precompress(dir)).toMatchObject({ files: 2, made: 0 });
  writeFileSync(join(dir, "a.html"), `${long}!`);
  expect(await precompress(dir)).toMatchObject({ files: 2, made: 1 });
  expect(gunzipSync(read(dir, "a.html.gz")).toString()).toBe(`${long}!`);
});

it("gives a page that was written again, and is the same, its new time", async () => {
  const dir = build({ "a.html": long });
  await precompress(dir);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(dir, "a.html"), later, later);
  expect(isOfSameTime(dir, "a.html", "a.html.br")).toBe(false);
  expect(await precompress(dir)).toMatchObject({ made: 0 });
  expect(isOfSameTime(dir, "a.html", "a.html.br")).toBe(true);
});

it("makes again what someone has taken away or cut short", async () => {
  const dir = build({ "a.html": long });
  await precompress(dir);
  writeFileSync(join(dir, "a.html.br"), "cut");
  rmSync(join(dir, "a.html.gz"));
  await precompress(dir);
  expect(brotliDecompressSync(read(dir, "a.html.br")).toString()).toBe(long);
  expect(existsSync(join(dir, "a.html.gz"))).toBe(true);
});

it("takes away what belongs to a text that is gone, and nothing else", async () => {
  const dir = build({ "old.html": long, "data.tar.gz": "somebody's", "b.txt.br.part": "half" });
  await precompress(dir);
  rmSync(join(dir, "old.html"));
  await precompress(dir);
  expect(readdirSync(dir)).toEqual(["data.tar.gz"]);
});
