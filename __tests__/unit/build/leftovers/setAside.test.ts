import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../../../build/filesOf";
import { asideFolder, restore, setAside } from "../../../../build/leftovers/setAside";
import { temporaryFolder } from "../../../support/temporaryFolder";

function build(): string {
  const folder = temporaryFolder({
    "public/index.html": "home",
    "public/gone/deep/index.html": "gone",
    "public/app-0.js": "old",
    "public/app-0.js.br": "compressed",
  });
  return join(folder, "public");
}
const old = ["gone/deep/index.html", "app-0.js", "app-0.js.br"];

it("leaves a build without the files and without the folders that only held them", () => {
  const dir = build();
  setAside(dir, old);
  expect(filesOf(dir)).toEqual(["index.html"]);
  expect(existsSync(join(dir, "gone"))).toBe(false);
});

it("gives the next build all but compressed files back", () => {
  const dir = build();
  setAside(dir, old);
  restore(dir);
  expect(filesOf(dir).toSorted()).toEqual(["app-0.js", "gone/deep/index.html", "index.html"]);
  expect(existsSync(asideFolder(dir))).toBe(false);
});

it("puts nothing old in the place of something new", () => {
  const dir = build();
  setAside(dir, ["app-0.js"]);
  writeFileSync(join(dir, "app-0.js"), "new");
  restore(dir);
  expect(readFileSync(join(dir, "app-0.js"), "utf8")).toBe("new");
});

it("has nothing to give back where there was no build", () => {
  expect(() => restore(join(temporaryFolder(), "public"))).not.toThrow();
});
