import { goToCanonical, goToSuccessor } from "../../../src/components/NotFound/goToCanonical";

function at(pathname: string) {
  return Object.assign({} as Location, { pathname, search: "?q=1", hash: "#top", replace: jest.fn() });
}

/** A server that has one page's data. */
function serve(path: string, type = "application/json") {
  globalThis.fetch = jest.fn((url) =>
    Promise.resolve({ ok: url === path, headers: new Headers({ "content-type": type }) } as Response),
  );
}

describe("goToCanonical", () => {
  it.each(["/cloud/intro/", "/cloud/intro.html", "/cloud/intro/index.html"])(
    "leads %s to the page",
    async (path) => {
      serve("/page-data/cloud/intro/page-data.json");
      const location = at(path);
      await goToCanonical(location);
      expect(location.replace).toHaveBeenCalledWith("/cloud/intro?q=1#top");
    },
  );

  it("stays where no such page is", async () => {
    serve("/page-data/other/page-data.json");
    const location = at("/cloud/intro/");
    await goToCanonical(location);
    expect(location.replace).not.toHaveBeenCalled();
  });

  it("isn't fooled by a host that responds to everything with a page", async () => {
    serve("/page-data/cloud/intro/page-data.json", "text/html");
    const location = at("/cloud/intro/");
    await goToCanonical(location);
    expect(location.replace).not.toHaveBeenCalled();
  });

  it("asks nothing about a URL that is spelled well", async () => {
    serve("");
    await goToCanonical(at("/cloud/none"));
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });
});

describe("goToSuccessor", () => {
  const redirects = [
    { from: "/old", to: "/new" },
    { from: "/part", to: "/new#part" },
  ];

  it.each([
    ["/old", "/new?q=1#top"],
    ["/old/", "/new?q=1#top"],
    ["/part", "/new?q=1#part"],
  ])("leads %s to %s", (from, to) => {
    const location = at(from);
    expect(goToSuccessor(location, redirects)).toBe(true);
    expect(location.replace).toHaveBeenCalledWith(to);
  });

  it("stays at a URL that was never given up", () => {
    const location = at("/other");
    expect(goToSuccessor(location, redirects)).toBe(false);
    expect(location.replace).not.toHaveBeenCalled();
  });
});
