import { pageRecords, synonymsOf } from "../../../../../plugins/docs-content/search/pageRecords";
import { readContent } from "../../../../../plugins/docs-content/store/disk";
import { entry, pageOutlines, storeOf } from "../../../../../plugins/docs-content/store/store";
import { nodeStore } from "../../../../support/nodeStore";
import { described, doc, settings, snippet } from "../../../../support/smallSite";
import { temporaryFolder } from "../../../../support/temporaryFolder";

const files = {
  "guide/a.mdx": doc('One.\n\n<Snippet id="part" />'),
  "guide/b.mdx": doc("Two.", "unlisted: true\n"),
  "images/a.svg": '<svg viewBox="0 0 4 2"/>',
  "images/b.png": "",
  "release-notes/1.0.0.mdx": "---\ntitle: One\ndate: 2026-11-21\ndescription: A\n---\nText.",
  "site.yaml": settings,
  "snippets/part.mdx": snippet("A part."),
  "stray.txt": "",
  "synonyms.yaml": "- [one, first]\n",
  "tags.yaml": described("- name: Basics\n"),
};

describe("a store in memory", () => {
  const redirect = (to: string) => entry("Redirect", "/a", { from: "/a", to, seen: null, tagName: null });
  const store = storeOf([redirect("/b"), redirect("/c")]);

  it("finds by type and key", () => {
    expect(store.get("Redirect", "/a")).toMatchObject({ to: "/c" });
    expect(store.get("Redirect", "/b")).toBeUndefined();
    expect(store.get("Doc", "/a")).toBeUndefined();
  });

  it("keeps both of two that claim one key", () => {
    expect(store.all("Redirect").map(({ to }) => to)).toEqual(["/b", "/c"]);
    expect(store.all("Doc")).toEqual([]);
  });
});

describe("the folder and Gatsby's nodes", () => {
  const types = [
    "Doc",
    "Snippet",
    "Release",
    "CompiledBody",
    "Tag",
    "SiteSettings",
    "ContentRegister",
  ] as const;

  it("are the same store", async () => {
    const disk = await readContent(temporaryFolder(files));
    const { store } = nodeStore(files);
    for (const type of types) expect(store.all(type)).toMatchObject(disk.all(type));
    expect(store.get("Picture", "a.svg")).toMatchObject({ width: 4, height: 2 });
    expect(disk.get("Picture", "a.svg")).toMatchObject({ width: 4, height: 2 });
    expect(pageOutlines(disk)).toHaveLength(4);
  });

  it("give the same records to search", async () => {
    const disk = await readContent(temporaryFolder(files));
    const { store } = nodeStore(files);
    const records = [...pageRecords(disk)];
    expect([...pageRecords(store)]).toEqual(records);
    expect(records.map(({ path }) => path)).toEqual(["/guide/a"]);
    expect(JSON.stringify(records)).toContain("A part.");
    expect(synonymsOf(store)).toEqual([["one", "first"]]);
    expect(synonymsOf(disk)).toEqual([["one", "first"]]);
  });
});
