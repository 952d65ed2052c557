import { join } from "node:path";
import { readModel } from "../../../../../plugins/docs-content/check/model";
import { listContent, listFiles } from "../../../../../plugins/docs-content/store/disk";
import { described, doc } from "../../../../support/smallSite";
import { temporaryFolder } from "../../../../support/temporaryFolder";

it("lists files with forward slashes, sorted, hidden ones left out", async () => {
  const folder = temporaryFolder({
    "b.mdx": "",
    "a/c.mdx": "",
    "a/b/d.svg": "",
    ".DS_Store": "",
    "a/.keep": "",
  });
  expect(await listFiles(folder)).toEqual(["a/b/d.svg", "a/c.mdx", "b.mdx"]);
});

it("takes a folder that is not there for an empty one", async () => {
  expect(await listFiles(join(temporaryFolder(), "none"))).toEqual([]);
});

it("does not take a file for a folder", async () => {
  await expect(listFiles(join(temporaryFolder({ a: "" }), "a"))).rejects.toThrow("ENOTDIR");
});

it("lists static files by their URLs", async () => {
  const staticDir = temporaryFolder({ "icons/a.svg": "", "robots.txt": "" });
  const { staticRoutes } = await listContent(temporaryFolder(), staticDir);
  expect(staticRoutes).toEqual(new Set(["/icons/a.svg", "/robots.txt"]));
});

it("reads pages and registers, and knows of all other files", async () => {
  const folder = temporaryFolder({
    "guide/intro.mdx": doc(),
    "tags.yaml": described("- name: Basics\n"),
    "stray.yaml": "",
    "images/a.svg": "<svg/>",
  });
  const model = await readModel(folder, join(folder, "static"));
  expect(model.pages.map(({ file }) => file)).toEqual(["guide/intro.mdx"]);
  expect(model.registers.map(({ kind }) => kind)).toEqual(["tags"]);
  expect([...model.files]).toEqual(["guide/intro.mdx", "images/a.svg", "stray.yaml", "tags.yaml"]);
  expect(model.staticRoutes.size).toBe(0);
});
