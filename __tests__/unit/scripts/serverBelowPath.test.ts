import { createSiteServer, prefixOf } from "../../../scripts/serve/server.mjs";
import { listen } from "../../support/listen.mjs";
import { temporaryFolder } from "../../support/temporaryFolder";

const dir = temporaryFolder({
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Nothing here</h1>",
  "guide/intro/index.html": "<h1>Intro</h1>",
  "some/path/index.html": "<h1>A page of that name</h1>",
  _headers: "/some/path/*\n  X-Of: all\n/some/path/\n  X-Of-Page: home\n",
  _redirects: "/some/path/old /some/path/guide/intro 301\n",
});
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  site = await listen(createSiteServer({ dir }));
});
afterAll(() => site.close());

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

it("takes the path from what the build says to hosts", () => {
  expect(prefixOf(dir)).toBe("/some/path");
  expect(prefixOf(temporaryFolder({ _headers: "/*\n  X-Of: all\n" }))).toBe("");
  expect(prefixOf(temporaryFolder({}))).toBe("");
});

it.each([
  ["/some/path/", "Home"],
  ["/some/path/guide/intro", "Intro"],
  ["/some/path/some/path", "A page of that name"],
])("responds to %s with its page", async (path, text) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(text);
});

it.each([
  ["/guide/intro", "Not Found"],
  ["/some/pathology", "Not Found"],
  ["/some", "Not Found"],
  ["/some/path/nothing", "<h1>Nothing here</h1>"],
])("has nothing at %s, and its own page for that below the path alone", async (path, text) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, text]);
});

it.each([
  ["/", 302, "/some/path/"],
  ["/some/path", 301, "/some/path/"],
  ["/some/path/index.html?a=1", 301, "/some/path/?a=1"],
  ["/some/path/guide/intro/", 301, "/some/path/guide/intro"],
  ["/some/path/old/", 301, "/some/path/guide/intro"],
])("leads %s on with %i to %s", async (path, status, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get("location")]).toEqual([status, target]);
});

it("sends the headers that the build wrote for its URLs", async () => {
  const home = (await get("/some/path/")).headers;
  expect([home.get("x-of"), home.get("x-of-page")]).toEqual(["all", "home"]);
  expect((await get("/guide/intro")).headers.get("x-of")).toBeNull();
});
