import { canonicalPath, pageDataPath, routeOf, withOrigin } from "../../../src/site/paths";

describe("paths", () => {
  it.each([
    ["/cloud/intro", "/cloud/intro"],
    ["/cloud/intro/", "/cloud/intro"],
    ["/cloud/intro.html", "/cloud/intro"],
    ["/cloud/intro/index.html", "/cloud/intro"],
    ["/index.html", "/"],
    ["/", "/"],
  ])("spells %s as %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it("finds the route below the place where the site is served", () => {
    expect(routeOf("/cloud/intro/", "/")).toBe("/cloud/intro");
    expect(routeOf("/docs/cloud/intro", "/docs/")).toBe("/cloud/intro");
    expect(routeOf("/docs/", "/docs/")).toBe("/");
  });

  it("knows where Gatsby keeps a page's data", () => {
    expect(pageDataPath("/")).toBe("/page-data/index/page-data.json");
    expect(pageDataPath("/cloud/intro")).toBe("/page-data/cloud/intro/page-data.json");
  });

  it("joins an origin and a path by one slash", () => {
    expect(withOrigin("https://docs.example.org/", "/tags")).toBe("https://docs.example.org/tags");
  });
});
