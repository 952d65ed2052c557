import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOffline } from "../../../../build/offline/writeOffline";
import type { OfflineList } from "../../../../shared/offline";
import { temporaryFolder } from "../../../support/temporaryFolder";

const html = `<head><script data-path="/offline"></script></head><div id="___gatsby"><main></main></div><div data-print="hidden"><div id="page-progress"></div></div><script type="text/late" data-src="/framework-0123456789abcdef0123.js"></script>`;
const files = {
  "chunk-map.json": JSON.stringify({
    app: ["/app-0123456789abcdef0123.js"],
    "component---src-templates-doc-tsx": ["/component---src-templates-doc-tsx-0123456789abcdef0123.js"],
    "search-worker": ["/search-worker-0123456789abcdef0123.js"],
  }),
  "app-0123456789abcdef0123.js": "",
  "framework-0123456789abcdef0123.js": "",
  // Of an earlier build, which has not been cleaned away.
  "framework-abcdef01230123456789.js": "",
  "component---src-templates-doc-tsx-0123456789abcdef0123.js": "",
  "search-worker-0123456789abcdef0123.js": "",
  "551-0123456789abcdef0123.css": "",
  "robots.txt": "",
  "offline/index.html": html,
  "page-data/app-data.json": "{}",
  "page-data/sq/d/1.json": "{}",
  // Created when the build was served.
  "page-data/sq/d/1.json.br": "",
  "page-data/offline/page-data.json": "{}",
};
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const list = { areas: [], pages: [] };

it("writes a worker that includes what all pages need, and leaves the rest for who wants it", async () => {
  const folder = temporaryFolder(files);
  await writeOffline(folder, list);
  const worker = read(folder, "sw.js");
  const coming = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);
  expect(coming).toEqual([
    "/app-0123456789abcdef0123.js",
    "/component---src-templates-doc-tsx-0123456789abcdef0123.js",
    "/framework-0123456789abcdef0123.js",
    "/page-data/app-data.json",
    "/page-data/sq/d/1.json",
    "/page-data/offline/page-data.json",
    "/offline/pages.json",
    "/offline/shell.txt",
  ]);
  const written: OfflineList = JSON.parse(read(folder, "offline/pages.json"));
  expect(written.extras).toEqual([
    "/551-0123456789abcdef0123.css",
    "/framework-abcdef01230123456789.js",
    "/search-worker-0123456789abcdef0123.js",
  ]);
});

it("is another worker when a page has changed, and the same when nothing has", async () => {
  const folder = temporaryFolder(files);
  const workerOf = async (revision: string) => {
    const page = { path: "/a", title: "A", area: null, revision, bytes: 1, pictures: [] };
    await writeOffline(folder, { ...list, pages: [page] });
    return read(folder, "sw.js");
  };
  const before = await workerOf("0123456789abcdef");
  expect(await workerOf("0123456789abcdef")).toBe(before);
  expect(await workerOf("fedcba9876543210")).not.toBe(before);
});

it("where it is off, writes a worker that takes everything away, and leaves nothing of an earlier build", async () => {
  const folder = temporaryFolder(files);
  await writeOffline(folder, list);
  await writeOffline(folder, undefined);
  expect(existsSync(join(folder, "offline", "pages.json"))).toBe(false);
  expect(existsSync(join(folder, "offline", "shell.txt"))).toBe(false);
  const worker = read(folder, "sw.js");
  expect(worker).toContain("unregister()");
  expect(worker.length).toBeLessThan(1000);
});
