import { offlineList } from "../../../../build/offline/offlineList";
import { temporaryFolder } from "../../../support/temporaryFolder";

const data = {
  siteSettings: { areas: [{ id: "guide", label: "Guide" }] },
  allDoc: { nodes: [{ path: "/guide/intro", title: "First page", area: "guide" }] },
  allRelease: { nodes: [{ path: "/release-notes/1.0.0", title: "1.0.0" }] },
  allTag: { nodes: [{ path: "/tags/api", name: "API" }] },
};

const folder = temporaryFolder({
  "page-data/app-data.json": "{}",
  "page-data/index/page-data.json": "start",
  "page-data/404.html/page-data.json": "lost",
  "page-data/offline/page-data.json": "offline",
  "page-data/guide/intro/page-data.json": 'text "/static/aa/b.svg"',
  "page-data/tags/api/page-data.json": "tag",
  "page-data/release-notes/1.0.0/page-data.json": "release",
  "page-data/snippets/some/page-data.json": "snippet",
  "static/aa/b.svg": "0123456789",
});

it("lists every page of a build with the fingerprint of its data, but those that no one asks for", async () => {
  const { pages } = await offlineList(folder, data);
  expect(pages.map(({ path, title, area }) => [path, title, area])).toEqual([
    ["/guide/intro", "First page", "guide"],
    ["/", "Start", null],
    ["/release-notes/1.0.0", "1.0.0", null],
    ["/snippets/some", null, null],
    ["/tags/api", "Pages about API", null],
  ]);
  // The beginning of the SHA-256 hash of "start".
  expect(pages[1]?.revision).toBe("cced28c6dc3f99c2");
});

it("says how large an area is, with its images", async () => {
  const { areas } = await offlineList(folder, data);
  expect(areas).toEqual([{ id: "guide", label: "Guide", bytes: 23 + 10 }]);
});
