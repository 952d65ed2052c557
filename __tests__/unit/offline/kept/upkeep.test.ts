import { offlineCaches, savedUrl } from "../../../../shared/offline";
import { saveArea, wholeMark } from "../../../../src/offline/kept/saveArea";
import { savePage } from "../../../../src/offline/kept/savePage";
import { dropOthers, savedPages, updateSavedAreas } from "../../../../src/offline/kept/upkeep";
import { FakeCaches } from "../../../support/cacheStorage";
import { offlineBuild } from "../../../support/offlineBuild";

const root = "/";
let stores: FakeCaches;

function serve(build: ReturnType<typeof offlineBuild>) {
  Object.assign(globalThis, { fetch: build.fetchFrom });
  return build;
}

beforeEach(() => {
  stores = new FakeCaches();
  Object.assign(globalThis, { caches: stores });
});

const urls = async (name: string) => [...(await stores.open(name)).entries.keys()].sort();
const areaName = offlineCaches.area("guide");

it("keeps an area with its images and late scripts, and tells how far it is", async () => {
  const { list } = serve(offlineBuild({ "/a": "one", "/b": "two" }));
  const seen: number[] = [];
  await saveArea({ list, area: "guide", root, onProgress: (done) => seen.push(done) });
  expect(seen).toEqual([1, 2]);
  expect(await urls(areaName)).toEqual(
    [
      ...list.pages.map((page) => savedUrl(page, root)),
      "/static/a.webp",
      "/static/b.webp",
      "/late-0123456789abcdef.js",
      wholeMark(root),
    ].sort(),
  );
  expect(await savedPages(list.pages, root)).toEqual(list.pages);
});

it("goes on where it was interrupted", async () => {
  const first = serve(offlineBuild({ "/a": "one", "/b": "two" }));
  first.files.delete("/page-data/b/page-data.json");
  await expect(saveArea({ list: first.list, area: "guide", root })).rejects.toThrow("responded with 404");
  expect(await urls(areaName)).not.toContain(wholeMark(root));
  const again = serve(offlineBuild({ "/a": "one", "/b": "two" }));
  await saveArea({ list: again.list, area: "guide", root });
  expect(again.asked).not.toContain("/page-data/a/page-data.json");
  expect(await savedPages(again.list.pages, root)).toHaveLength(2);
});

it("ends when it is canceled", async () => {
  const { list, asked } = serve(offlineBuild({ "/a": "one" }));
  const signal = AbortSignal.abort();
  await expect(saveArea({ list, area: "guide", root, signal })).rejects.toThrow("aborted");
  expect(asked).toEqual([]);
});

it("never keeps data of another build", async () => {
  const { list, files } = serve(offlineBuild({ "/a": "one" }));
  files.set("/page-data/a/page-data.json", "of the next build");
  const [page] = list.pages;
  if (!page) throw new Error("The build has a page.");
  expect(await savePage((await stores.open(offlineCaches.visited)) as unknown as Cache, page, root)).toBe(
    false,
  );
  expect(await urls(offlineCaches.visited)).toEqual([]);
});

it("brings what is kept to the next build: only what changed is loaded, and the old goes", async () => {
  const before = serve(offlineBuild({ "/a": "one", "/b": "two", "/gone": "three" }));
  await saveArea({ list: before.list, area: "guide", root });
  const next = serve(offlineBuild({ "/a": "one", "/b": "changed", "/new": "four" }));
  await updateSavedAreas(next.list, root);
  expect(next.asked.filter((url) => url.includes("page-data")).sort()).toEqual([
    "/page-data/b/page-data.json",
    "/page-data/new/page-data.json",
  ]);
  // The earlier build stays readable until the new worker takes over.
  expect(await savedPages(before.list.pages, root)).toHaveLength(3);
  await dropOthers(next.list, root);
  expect(await savedPages(next.list.pages, root)).toHaveLength(3);
  expect(await savedPages(before.list.pages, root)).toHaveLength(1);
  expect(await urls(areaName)).not.toContain("/static/gone.webp");
});

it("brings visited pages along, and no page that was not visited", async () => {
  const before = serve(offlineBuild({ "/a": "one", "/b": "two" }));
  const visited = (await stores.open(offlineCaches.visited)) as unknown as Cache;
  const [first] = before.list.pages;
  if (!first) throw new Error("The build has a page.");
  await savePage(visited, first, root);
  const next = serve(offlineBuild({ "/a": "changed", "/b": "changed" }));
  await updateSavedAreas(next.list, root);
  await dropOthers(next.list, root);
  expect((await savedPages(next.list.pages, root)).map(({ path }) => path)).toEqual(["/a"]);
});

it("goes on without what can't be had", async () => {
  const before = serve(offlineBuild({ "/a": "one", "/b": "two" }));
  await saveArea({ list: before.list, area: "guide", root });
  const next = serve(offlineBuild({ "/a": "changed", "/b": "two" }));
  next.files.delete("/page-data/a/page-data.json");
  await updateSavedAreas(next.list, root);
  await dropOthers(next.list, root);
  expect((await savedPages(next.list.pages, root)).map(({ path }) => path)).toEqual(["/b"]);
});

it("leaves what others keep", async () => {
  const { list } = serve(offlineBuild({ "/a": "one" }));
  await (await stores.open("someone-else")).put("/page-data/x/page-data.json?v=1", new Response(""));
  await dropOthers(list, root);
  expect(await urls("someone-else")).toHaveLength(1);
});

it("brings kept samples along, and drops those that don't come", async () => {
  const next = serve(offlineBuild({ "/a": "one" }));
  const at = (path: string) => `https://docs.example.org/sandbox/samples${path}.json`;
  const kept = await stores.open(offlineCaches.samples);
  for (const path of ["/a", "/gone"]) await kept.put(at(path), new Response("of the build before"));
  next.files.set(at("/a"), "of this build");
  await updateSavedAreas(next.list, root);
  expect([...kept.entries.keys()]).toEqual([at("/a")]);
  expect(await (await kept.match(at("/a")))?.text()).toBe("of this build");
});
