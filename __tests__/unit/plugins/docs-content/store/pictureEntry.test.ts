import { sizeOfSvg } from "../../../../../plugins/docs-content/store/pictureEntry";
import { nodeStore } from "../../../../support/nodeStore";

it.each([
  ['<svg viewBox="0 0 640 360">', 640, 360],
  ['<svg xmlns="x" viewBox="-10,-10,99.6,50.2" width="5" height="5">', 100, 50],
  ['<svg width="320" height="200px">', 320, 200],
  ['<?xml version="1.0"?>\n<svg\n  viewBox="0 0 8 4">', 8, 4],
  ["<svg>", null, null],
  ['<svg width="100">', null, null],
  ["", null, null],
])("reads the size of %p", (svg, width, height) => {
  expect(sizeOfSvg(svg)).toEqual({ width, height });
});

it("an image is a node that names its file's", () => {
  const { one } = nodeStore({ "images/a/b.svg": '<svg viewBox="0 0 4 2"/>', "images/c.png": "" });
  expect(one("Picture", { src: "a/b.svg" })).toMatchObject({
    fileId: "file images/a/b.svg",
    width: 4,
    height: 2,
  });
  expect(one("Picture", { src: "c.png" })).toMatchObject({ width: null, height: null });
});
