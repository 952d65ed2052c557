import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFeed } from "../../../../build/outputs/feed";
import { temporaryFolder } from "../../../support/temporaryFolder";

const siteSettings = { title: 'Docs & "more"', siteUrl: "https://docs.example", disclaimer: "Made up." };
const release = (version: string, date: string) => ({
  version,
  title: `${version} <script>`,
  description: "What is new.",
  date,
  path: `/release-notes/${version}`,
});

async function written(nodes: ReturnType<typeof release>[]): Promise<string> {
  const folder = temporaryFolder();
  await writeFeed(folder, { siteSettings, allRelease: { nodes } });
  return readFileSync(join(folder, "release-notes/atom.xml"), "utf8");
}

it("holds every release in the given order, as Atom", async () => {
  const feed = await written([release("1.1.0", "2026-11-21"), release("1.0.0", "2026-10-01")]);
  expect(feed).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/);
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("<id>https://docs.example/release-notes/1.1.0</id>");
  expect(feed).toContain('<link href="https://docs.example/release-notes/1.1.0"');
  expect(feed.indexOf("1.1.0")).toBeLessThan(feed.indexOf("1.0.0"));
  expect(feed).toContain('<link rel="self" href="https://docs.example/release-notes/atom.xml"');
});

it("is as old as its newest release, and not as the build", async () => {
  const nodes = [release("1.1.0", "2026-11-21"), release("1.0.0", "2026-10-01")];
  expect(await written(nodes)).toMatch(/<updated>2026-11-21T00:00:00\.000Z<\/updated>[\s\S]*<entry>/);
  expect(await written(nodes)).toBe(await written(nodes));
});

it("escapes titles", async () => {
  const feed = await written([release("1.0.0", "2026-10-01")]);
  expect(feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).not.toContain("<script>");
  expect(feed).toContain("Docs &amp;");
});

it("says text, where the format takes HTML: a reader's program shows a tag as it was written", async () => {
  const evil = "]]><script>alert(1)</script> & more";
  const feed = await written([{ ...release("1.0.0", "2026-10-01"), title: evil, description: evil }]);
  const said = [...feed.matchAll(/<(?:title|summary) type="html">(.*)<\/(?:title|summary)>/g)].map(
    ([, text]) => text,
  );
  const text = "<![CDATA[]]&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more]]>";
  expect(said).toEqual([text, text]);
});

it("may be empty", async () => {
  expect(await written([])).not.toContain("<entry>");
});

it("is not written without settings", async () => {
  const folder = temporaryFolder();
  await writeFeed(folder, { siteSettings: null, allRelease: { nodes: [] } });
  expect(existsSync(join(folder, "release-notes/atom.xml"))).toBe(false);
});
