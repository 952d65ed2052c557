import { hitAddress, withoutPrefix } from "../../../src/search/address";

const rules = { externalUrlRegex: null, replaceSearchResultPathname: null };
const withPrefix = (path: string) => `/docs${path}`;
const address = (url: string, more: Partial<Parameters<typeof hitAddress>[1]> = {}) =>
  hitAddress(url, { ...rules, ...more }, withPrefix);

describe("hitAddress", () => {
  it("puts the site's own path before a route", () => {
    expect(address("/guide/intro#start")).toEqual({ href: "/docs/guide/intro#start", isExternal: false });
  });

  it("takes a whole URL to be one of this site, wherever the index was made", () => {
    expect(address("https://staging.example/docs/guide?x=1#start").href).toBe("/docs/guide?x=1#start");
  });

  it("leaves alone what the expression calls external", () => {
    const external = { externalUrlRegex: "other\\.example|^/forum/" };
    const elsewhere = "https://other.example/page#part";
    expect(address(elsewhere, external)).toEqual({ href: elsewhere, isExternal: true });
    expect(address("/forum/1", external)).toEqual({ href: "/forum/1", isExternal: true });
    expect(address("/guide", external).isExternal).toBe(false);
  });

  it("replaces part of the path", () => {
    const replaceSearchResultPathname = { from: "^/v5", to: "/next" };
    expect(address("/v5/guide#v5", { replaceSearchResultPathname }).href).toBe("/docs/next/guide#v5");
  });

  it.each([
    ["javascript:alert(1)", "/docs/alert(1)"],
    ["//evil.example/x", "/docs/x"],
    ["https://evil.example//other.example", "/other.example"],
    ["data:text/html,<script>", "/docs/text/html,%3Cscript%3E"],
  ])("makes a path of %s, which leads nowhere else", (url, href) => {
    expect(address(url, { externalUrlRegex: "javascript|//evil|data" })).toMatchObject(
      url.startsWith("https") ? { isExternal: true } : { isExternal: false },
    );
    expect(address(url)).toEqual({ href: expect.stringMatching(/^\/(?!\/)/), isExternal: false });
    expect(decodeURI(address(url).href)).toBe(decodeURI(href));
  });
});

it.each([
  ["/docs/guide#a", "/docs/", "/guide#a"],
  ["/guide#a", "/", "/guide#a"],
  ["/other/guide", "/docs/", "/other/guide"],
])("withoutPrefix makes the route of %s below %s", (href, root, route) => {
  expect(withoutPrefix(href, root)).toBe(route);
});
