import { belowPath } from "../../../../../plugins/docs-content/nodes/belowPath";

const placed = (html: string) => belowPath([{ html }], "/docs");

it.each([
  ['<p><a href="/guide/intro#top">a</a></p>', '<p><a href="/docs/guide/intro#top">a</a></p>'],
  [
    '<a title="a > b" href="/a">a</a><img alt="" src="/b.svg">',
    '<a title="a > b" href="/docs/a">a</a><img alt="" src="/docs/b.svg">',
  ],
  ['<a href="/">home</a>', '<a href="/docs/">home</a>'],
])("puts the path before the URL in %s", (html, expected) => {
  expect(placed(html)).toEqual([{ html: expected }]);
});

it.each([
  '<a href="#part">a</a>',
  '<a href="https://other.example/a">a</a>',
  '<a href="//other.example/a">a</a>',
  '<code>&#x3C;a href="/a"></code>',
  '<a title="say href=&#x22;/a&#x22;" href="#b">a</a>',
])("leaves %s alone", (html) => {
  expect(placed(html)).toEqual([{ html }]);
});

it("reaches into components and elements, and leaves props of components to them", () => {
  const link = { tag: "a", props: { href: "/a", className: "x" }, children: ["a"] };
  const card = { is: "Card", props: { href: "/a" }, children: [{ html: '<a href="/a">a</a>' }, link] };
  expect(belowPath([card], "/docs")).toEqual([
    {
      is: "Card",
      props: { href: "/a" },
      children: [
        { html: '<a href="/docs/a">a</a>' },
        { tag: "a", props: { href: "/docs/a", className: "x" }, children: ["a"] },
      ],
    },
  ]);
});

it("changes nothing where the site has a host for itself", () => {
  const tree = [{ html: '<a href="/a">a</a>' }];
  expect(belowPath(tree, "")).toBe(tree);
});
