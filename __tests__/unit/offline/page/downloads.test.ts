import { offlineCaches } from "../../../../shared/offline";
import { offlineListPath } from "../../../../shared/paths";
import { savedPages } from "../../../../src/offline/kept/upkeep";
import {
  cancelDownload,
  downloadOf,
  onDownloads,
  removeArea,
  startDownload,
} from "../../../../src/offline/page/downloads";
import { FakeCaches } from "../../../support/cacheStorage";
import { offlineBuild } from "../../../support/offlineBuild";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const build = offlineBuild({ "/a": "one", "/b": "two" });
let stores: FakeCaches;

const browser: Record<string, object> = {};

function stand(name: string, value: object) {
  browser[name] = value;
}

beforeAll(() => Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true }));

beforeEach(() => {
  stores = new FakeCaches();
  const files = new Map(build.files).set(offlineListPath, JSON.stringify(build.list));
  const fetch = async (url: string) => {
    const text = files.get(url);
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  };
  Object.assign(globalThis, { caches: stores, fetch });
  stand("serviceWorker", { register: async () => ({}), ready: Promise.resolve() });
  stand("storage", { estimate: async () => ({ quota: 1000, usage: 0 }) });
});

it("keeps an area, and tells while it does", async () => {
  const seen: unknown[] = [];
  const end = onDownloads(() => seen.push(downloadOf("guide")));
  await startDownload("guide");
  end();
  expect(seen).toEqual([
    { kind: "running", done: 0 },
    { kind: "running", done: 1 },
    { kind: "running", done: 2 },
    undefined,
  ]);
  expect(await savedPages(build.list.pages, "/")).toHaveLength(2);
});

it("says so before anything is loaded when there is no room", async () => {
  stand("storage", { estimate: async () => ({ quota: 1000, usage: 950 }) });
  await startDownload("guide");
  expect(downloadOf("guide")).toEqual({ kind: "failed", reason: expect.stringContaining("no more room") });
  expect(await stores.has(offlineCaches.area("guide"))).toBe(false);
});

it("keeps what has come when the browser has no room in the middle of it", async () => {
  const cache = await stores.open(offlineCaches.area("guide"));
  const put = cache.put.bind(cache);
  cache.put = async (url, response) => {
    if (url.includes("/b/")) throw new DOMException("", "QuotaExceededError");
    await put(url, response);
  };
  await startDownload("guide");
  expect(downloadOf("guide")).toEqual({ kind: "failed", reason: expect.stringContaining("no more room") });
  expect((await savedPages(build.list.pages, "/")).map(({ path }) => path)).toEqual(["/a"]);
});

it("says that the server doesn't respond", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  await startDownload("guide");
  expect(downloadOf("guide")).toEqual({
    kind: "failed",
    reason: expect.stringContaining("does not respond"),
  });
});

it("is no failure when the reader cancels it", async () => {
  const done = startDownload("guide");
  cancelDownload("guide");
  await done;
  expect(downloadOf("guide")).toBeUndefined();
});

it("takes an area away", async () => {
  await startDownload("guide");
  await removeArea("guide");
  expect(await savedPages(build.list.pages, "/")).toEqual([]);
});
