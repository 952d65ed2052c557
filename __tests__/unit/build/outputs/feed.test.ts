import { feedText } from "../../../../build/outputs/feed";

const siteSettings = { title: 'Docs & "more"', siteUrl: "https://docs.example", disclaimer: "Made up." };
const release = (version: string, date: string) => ({
  version,
  title: `${version} <script>`,
  description: "What is new.",
  date,
  path: `/release-notes/${version}`,
});

function written(nodes: ReturnType<typeof release>[]): string {
  return feedText({ siteSettings, allRelease: { nodes } }) ?? "";
}

it("holds every release in the given order, as Atom", () => {
  const feed = written([release("1.1.0", "2026-11-21"), release("1.0.0", "2026-10-01")]);
  expect(feed).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/);
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("<id>https://docs.example/release-notes/1.1.0</id>");
  expect(feed).toContain('<link href="https://docs.example/release-notes/1.1.0"');
  expect(feed.indexOf("1.1.0")).toBeLessThan(feed.indexOf("1.0.0"));
  expect(feed).toContain('<link rel="self" href="https://docs.example/release-notes/atom.xml"');
});

it("is as old as its newest release, and not as the build", () => {
  const nodes = [release("1.1.0", "2026-11-21"), release("1.0.0", "2026-10-01")];
  expect(written(nodes)).toMatch(/<updated>2026-11-21T00:00:00\.000Z<\/updated>[\s\S]*<entry>/);
  expect(written(nodes)).toBe(written(nodes));
});

it("escapes titles", () => {
  const feed = written([release("1.0.0", "2026-10-01")]);
  expect(feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).not.toContain("<script>");
  expect(feed).toContain("Docs &amp;");
});

it("says text, where the format takes HTML: a reader's program shows a tag as it was written", () => {
  const evil = "]]><script>alert(1)</script> & more";
  const feed = written([{ ...release("1.0.0", "2026-10-01"), title: evil, description: evil }]);
  const said = [...feed.matchAll(/<(?:title|summary) type="html">(.*)<\/(?:title|summary)>/g)].map(
    ([, text]) => text,
  );
  const text = "<![CDATA[]]&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more]]>";
  expect(said).toEqual([text, text]);
});

it("may be empty", () => {
  const feed = written([]);
  expect(feed).toContain("<feed");
  expect(feed).not.toContain("<entry>");
});

it("is not written without settings", () => {
  expect(feedText({ siteSettings: null, allRelease: { nodes: [] } })).toBeUndefined();
});
