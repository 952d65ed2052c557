import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRedirects } from "../../../../build/outputs/redirects";
import { temporaryFolder } from "../../../support/temporaryFolder";

const rules = [
  { from: "/old", to: "/guide/intro" },
  { from: "/older/page.html", to: "/guide/next#part" },
];

async function written(prefix = "") {
  const folder = temporaryFolder();
  await writeRedirects(folder, rules, `https://docs.example${prefix}`, prefix);
  return (file: string) => readFileSync(join(folder, file), "utf8");
}

it("writes a line for each redirect, for servers", async () => {
  const read = await written();
  expect(read("_redirects")).toBe("/old /guide/intro 301\n/older/page.html /guide/next#part 301\n");
});

it("writes a page for each redirect, for hosts without rules", async () => {
  const page = (await written())("old/index.html");
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/guide/intro">');
  expect(page).toContain('<link rel="canonical" href="https://docs.example/guide/intro">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<a href="/guide/intro">');
});

it("writes a page whose URL ends with .html under that very name", async () => {
  expect((await written())("older/page.html")).toContain("url=/guide/next#part");
});

it("writes URLs below a prefix", async () => {
  const read = await written("/docs");
  expect(read("_redirects")).toContain("/docs/old /docs/guide/intro 301\n");
  expect(read("old/index.html")).toContain('href="https://docs.example/docs/guide/intro"');
  expect(read("old/index.html")).toContain("url=/docs/guide/intro");
});

it("writes an empty list when there is none", async () => {
  const folder = temporaryFolder();
  await writeRedirects(folder, [], "https://docs.example", "");
  expect(readFileSync(join(folder, "_redirects"), "utf8")).toBe("");
});
