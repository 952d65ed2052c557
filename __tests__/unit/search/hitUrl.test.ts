import { hitUrl, withoutPrefix } from "../../../src/search/hitUrl";

const rules = { externalUrlRegex: null, replaceSearchResultPathname: null };
const withPrefix = (path: string) => `/docs${path}`;
const target = (url: string, more: Partial<Parameters<typeof hitUrl>[1]> = {}) =>
  hitUrl(url, { ...rules, ...more }, withPrefix);

describe("hitUrl", () => {
  it("puts the site's own path before a route", () => {
    expect(target("/guide/intro#start")).toEqual({ href: "/docs/guide/intro#start", isExternal: false });
  });

  it("takes a whole URL to be one of this site, wherever the index was made", () => {
    expect(target("https://staging.example/docs/guide?x=1#start").href).toBe("/docs/guide?x=1#start");
  });

  it("leaves alone what the expression calls external", () => {
    const external = { externalUrlRegex: "other\\.example|^/forum/" };
    const elsewhere = "https://other.example/page#part";
    expect(target(elsewhere, external)).toEqual({ href: elsewhere, isExternal: true });
    expect(target("/forum/1", external)).toEqual({ href: "/forum/1", isExternal: true });
    expect(target("/guide", external).isExternal).toBe(false);
  });

  it("replaces part of the path", () => {
    const replaceSearchResultPathname = { from: "^/v5", to: "/next" };
    expect(target("/v5/guide#v5", { replaceSearchResultPathname }).href).toBe("/docs/next/guide#v5");
  });

  it.each([
    ["javascript:alert(1)", "/docs/alert(1)"],
    ["//evil.example/x", "/docs/x"],
    ["https://evil.example//other.example", "/other.example"],
    ["data:text/html,<script>", "/docs/text/html,%3Cscript%3E"],
  ])("makes a path of %s, which leads nowhere else", (url, href) => {
    expect(target(url, { externalUrlRegex: "javascript|//evil|data" })).toMatchObject(
      url.startsWith("https") ? { isExternal: true } : { isExternal: false },
    );
    expect(target(url)).toEqual({ href: expect.stringMatching(/^\/(?!\/)/), isExternal: false });
    expect(decodeURI(target(url).href)).toBe(decodeURI(href));
  });
});

it.each([
  ["/docs/guide#a", "/docs/", "/guide#a"],
  ["/guide#a", "/", "/guide#a"],
  ["/other/guide", "/docs/", "/other/guide"],
])("withoutPrefix makes the route of %s below %s", (href, root, route) => {
  expect(withoutPrefix(href, root)).toBe(route);
});
