import { join } from "node:path";
import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { modelOf, readModel } from "../../../../../plugins/docs-content/check/model";
import { listContent } from "../../../../../plugins/docs-content/store/disk";
import { missingPages } from "../../../../../plugins/docs-content/store/restoreNodes";
import { nodeStore } from "../../../../support/nodeStore";
import { described, doc, settings } from "../../../../support/smallSite";
import { temporaryFolder } from "../../../../support/temporaryFolder";

const files: Readonly<Record<string, string>> = {
  "guide/a.mdx": doc("<Foo />"),
  "guide/A.mdx": doc(),
  "guide/b.mdx": doc("[a](/none)"),
  "sidebars/one.yaml": "name: oneSidebar\narea: guide\nitems: [{ page: /guide/a }, { page: /guide/b }]\n",
  "sidebars/two.yaml": "name: twoSidebar\narea: guide\nitems: [{ page: /guide/a }, { page: /guide/A }]\n",
  "site.yaml": settings,
  "tags.yaml": described("- name: Basics\n"),
};

async function modelFrom(order: readonly string[], onDisk = files) {
  const contentDir = temporaryFolder(onDisk);
  const { store } = nodeStore(Object.fromEntries(order.map((file) => [file, files[file] ?? ""])));
  const staticDir = join(contentDir, "static");
  const listing = await listContent(contentDir, staticDir);
  const outlines = (await missingPages(store, listing.files, contentDir)).map(({ outline }) => outline);
  return {
    model: modelOf(store, listing, outlines),
    missing: outlines.map(({ file }) => file),
    fromDisk: await readModel(contentDir, staticDir),
  };
}

it("is what reading the folder gives, in whatever order Gatsby made its nodes", async () => {
  for (const order of [Object.keys(files), Object.keys(files).reverse()]) {
    const { model, missing, fromDisk } = await modelFrom(order);
    expect(missing).toEqual([]);
    expect(checkContent(model)).toEqual(checkContent(fromDisk));
    expect(checkContent(model).length).toBeGreaterThan(3);
  }
});

it("reads a page that Gatsby has no node for, so that it is not left out", async () => {
  const { model, missing, fromDisk } = await modelFrom(
    Object.keys(files).filter((file) => file !== "guide/b.mdx"),
  );
  expect(missing).toEqual(["guide/b.mdx"]);
  expect(checkContent(model)).toEqual(checkContent(fromDisk));
});

it("forgets a page whose file is gone", async () => {
  const { "guide/b.mdx": _gone, ...rest } = files;
  const { model } = await modelFrom(Object.keys(files), rest);
  expect(model.pages.map(({ file }) => file)).toEqual(["guide/A.mdx", "guide/a.mdx"]);
});
