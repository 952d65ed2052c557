import { previewOf } from "../../../../src/reader/previews/previewOf";

const doc = {
  title: "Relations",
  description: "How entries are connected.",
  breadcrumbs: [
    { label: "Dev Docs", path: "/dev-docs/intro" },
    { label: "REST API", path: null },
    { label: "Relations", path: "/dev-docs/api/rest/relations" },
  ],
  toc: [{ depth: 2, text: "Connect", id: "connect" }],
};

describe("previewOf", () => {
  it("tells of a page where it stands, its title and what it is about", () => {
    expect(previewOf({ doc }, "")).toEqual({
      place: ["Dev Docs", "REST API"],
      title: "Relations",
      heading: undefined,
      description: "How entries are connected.",
    });
  });

  it("names the heading that a link leads to, where there is one", () => {
    expect(previewOf({ doc }, "connect")?.heading).toBe("Connect");
    expect(previewOf({ doc }, "gone")?.heading).toBeUndefined();
  });

  it("tells of releases and partials", () => {
    const page = { title: "5.6.3", description: "What it brought." };
    expect(previewOf({ release: page }, "")).toMatchObject({ place: [], ...page });
    expect(previewOf({ snippet: page, doc: null }, "")).toMatchObject(page);
  });

  it("tells of a tag what its pages are about", () => {
    const tag = { name: "REST API", description: "Requests to content over HTTP." };
    expect(previewOf({ tag }, "")).toMatchObject({
      place: ["Tags"],
      title: "Pages about REST API",
      description: "Requests to content over HTTP.",
    });
  });

  it.each([undefined, null, "text", {}, { doc: null }, { doc: { title: "Only" } }, { tag: {} }])(
    "tells nothing of %j",
    (data) => {
      expect(previewOf(data, "")).toBeUndefined();
    },
  );
});
