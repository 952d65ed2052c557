import { picturesIn } from "../../../../build/offline/offlinePictures";

const srcSet = String.raw`{"src":"/static/aa/760/list.light.webp","srcSet":"/static/aa/380/list.light.webp 380w,\n/static/aa/760/list.light.webp 760w,\n/static/aa/1520/list.light.webp 1520w"}`;

it("takes one size of each image: the one that most screens show", () => {
  expect(picturesIn(srcSet)).toEqual(["/static/aa/760/list.light.webp"]);
});

it("takes the largest where all are smaller", () => {
  const small = String.raw`"/static/bb/1/a.webp 200w,\n/static/bb/2/a.webp 400w"`;
  expect(picturesIn(small)).toEqual(["/static/bb/2/a.webp"]);
});

it("takes images that have one size, each once, and nothing else", () => {
  const data = String.raw`"<img src=\"/static/cc/d.svg\"> <img src=\"/static/cc/d.svg\"> /static/dd/font.woff2"`;
  expect(picturesIn(data)).toEqual(["/static/cc/d.svg"]);
});

it("leaves out the path below which a site is served", () => {
  expect(picturesIn('"/docs/static/cc/d.svg"')).toEqual(["/static/cc/d.svg"]);
});
