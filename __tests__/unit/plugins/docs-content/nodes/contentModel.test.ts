import { join } from "node:path";
import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { readContent } from "../../../../../plugins/docs-content/files/readContent";
import { modelFromNodes } from "../../../../../plugins/docs-content/nodes/contentModel";
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

async function modelOf(order: readonly string[], onDisk = files) {
  const contentDir = temporaryFolder(onDisk);
  const { nodes } = nodeStore(Object.fromEntries(order.map((file) => [file, files[file] ?? ""])));
  const byType = (type: string) => [...nodes.values()].filter((node) => node.internal.type === type);
  const staticDir = join(contentDir, "static");
  const stored = await modelFromNodes(byType, { contentDir, staticDir });
  return { ...stored, fromDisk: await readContent(contentDir, staticDir) };
}

it("is what reading the folder gives, in whatever order Gatsby made its nodes", async () => {
  for (const order of [Object.keys(files), Object.keys(files).reverse()]) {
    const { model, missing, fromDisk } = await modelOf(order);
    expect(missing).toEqual([]);
    expect(checkContent(model)).toEqual(checkContent(fromDisk));
    expect(checkContent(model).length).toBeGreaterThan(3);
  }
});

it("reads a page that Gatsby has no node for, so that it is not left out", async () => {
  const { model, missing, fromDisk } = await modelOf(
    Object.keys(files).filter((file) => file !== "guide/b.mdx"),
  );
  expect(missing).toEqual(["guide/b.mdx"]);
  expect(checkContent(model)).toEqual(checkContent(fromDisk));
});

it("forgets a page whose file is gone", async () => {
  const { "guide/b.mdx": _gone, ...rest } = files;
  const { model } = await modelOf(Object.keys(files), rest);
  expect(model.pages.map(({ file }) => file)).toEqual(["guide/A.mdx", "guide/a.mdx"]);
});
