import { canonicalPath, encodedPath, readRedirects, withQuery } from "../../../scripts/serve/requestPath.mjs";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/dev-docs/intro", "/dev-docs/intro"],
    ["/dev-docs/intro/", "/dev-docs/intro"],
    ["/dev-docs/intro.html", "/dev-docs/intro"],
    ["/dev-docs/intro/index.html", "/dev-docs/intro"],
    ["/release-notes/5.6.0", "/release-notes/5.6.0"],
    ["/release-notes/atom.xml", "/release-notes/atom.xml"],
  ])("spells %s as %s", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it.each([
    ["/some/path", "/some/path/"],
    ["/some/path/", "/some/path/"],
    ["/some/path/index.html", "/some/path/"],
    ["/some/path/dev-docs/intro/", "/some/path/dev-docs/intro"],
    ["/", "/"],
    ["/dev-docs/", "/dev-docs"],
  ])("spells %s as %s for a site below /some/path", (path, expected) => {
    expect(canonicalPath(path, "/some/path")).toBe(expected);
  });

  it.each(["//evil.example/", "/\\evil.example/", "///evil.example.html"])(
    "keeps %s on this host",
    (path) => {
      expect(canonicalPath(path)).toBe("/evil.example");
    },
  );
});

describe("encodedPath", () => {
  it.each([
    ["/a b/100%", "/a%20b/100%25"],
    ["/what?/c#", "/what%3F/c%23"],
    ["/\t/\r\n\\", "/%09/%0D%0A%5C"],
    ["/@scope/a:b,c+d=e&f;g$", "/@scope/a:b,c+d=e&f;g$"],
  ])("spells %j as %s", (path, expected) => {
    expect(encodedPath(path)).toBe(expected);
  });
});

describe("readRedirects", () => {
  it("reads the lines of the build, whatever spelling of the URL is asked for", () => {
    const rules = readRedirects(
      "# made by the build\n/old /new 301\n\n/old/page/ /new#part 302\n/plain /to\n",
    );
    expect([...rules]).toEqual([
      ["/old", { to: "/new", status: 301 }],
      ["/old/page", { to: "/new#part", status: 302 }],
      ["/plain", { to: "/to", status: 301 }],
    ]);
  });
});

describe("withQuery", () => {
  it.each([
    ["/new", "", "/new"],
    ["/new", "?q=a", "/new?q=a"],
    ["/new?b=1", "?q=a", "/new?b=1&q=a"],
    ["/new#part", "?q=a", "/new?q=a#part"],
  ])("leads %s with %s to %s", (target, query, expected) => {
    expect(withQuery(target, query)).toBe(expected);
  });
});
