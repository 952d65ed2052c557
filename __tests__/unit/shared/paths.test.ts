import {
  canonicalPath,
  feedPath,
  fixedPaths,
  ownKey,
  releasePath,
  routeOf,
  snippetPath,
  tagPath,
  withOrigin,
} from "../../../shared/paths";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/index.html", "/"],
    ["/dev-docs/intro", "/dev-docs/intro"],
    ["/dev-docs/intro/", "/dev-docs/intro"],
    ["/dev-docs/intro//", "/dev-docs/intro"],
    ["/dev-docs/intro.html", "/dev-docs/intro"],
    ["/dev-docs/intro/index.html", "/dev-docs/intro"],
    ["/release-notes/5.6.0", "/release-notes/5.6.0"],
    ["/release-notes/atom.xml", "/release-notes/atom.xml"],
    ["/dev-docs/index-html", "/dev-docs/index-html"],
  ])("spells %p as %p", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it("leaves alone what it has spelled", () => {
    for (const path of [...fixedPaths, feedPath]) expect(canonicalPath(path)).toBe(path);
  });
});

it.each([
  ["/", "/", "/"],
  ["/dev-docs/intro/", "/", "/dev-docs/intro"],
  ["/some/path/", "/some/path/", "/"],
  ["/some/path", "/some/path/", "/"],
  ["/some/path/index.html", "/some/path/", "/"],
  ["/some/path/dev-docs/intro.html", "/some/path/", "/dev-docs/intro"],
  ["/some/pathology", "/some/path/", "/some/pathology"],
])("finds behind %s, in a site at %s, the route %s", (pathname, root, route) => {
  expect(routeOf(pathname, root)).toBe(route);
});

it("keeps apart what sites of one host remember", () => {
  const keys = ["/", "/v4/", "/v5/"].map((root) => ownKey("docs.consent", root));
  expect(keys[0]).toBe("docs.consent");
  expect(new Set(keys).size).toBe(3);
});

it("spells the URLs of every kind of page", () => {
  expect(tagPath("graph-ql")).toBe("/tags/graph-ql");
  expect(releasePath("5.6.0")).toBe("/release-notes/5.6.0");
  expect(snippetPath("qs-intro")).toBe("/snippets/qs-intro");
  expect(feedPath).toBe("/release-notes/atom.xml");
});

it.each(["https://docs.example", "https://docs.example/", "https://docs.example//"])(
  "puts a path behind %s",
  (origin) => {
    expect(withOrigin(origin, "/a/b")).toBe("https://docs.example/a/b");
  },
);
