import { hashOf, rangeIn, withLineLinks } from "../../../src/components/CodeBlock/lineLinks";

const html =
  '<span class="line">one</span>\n<span class="line ins hl"><span class="tk-string">two</span></span>';

describe("withLineLinks", () => {
  it("gives each line an id and a link to it, the first of them for the Tab key", () => {
    expect(withLineLinks(html, "code-a").split("\n")).toEqual([
      '<span class="line"><a class="ln" id="code-a-L1" href="#code-a-L1" aria-label="Line 1" tabindex="0"></a>one</span>',
      '<span class="line ins hl"><a class="ln" id="code-a-L2" href="#code-a-L2" aria-label="Line 2" tabindex="-1"></a><span class="tk-string">two</span></span>',
    ]);
  });

  it("leaves alone what code says of itself", () => {
    const text = '<span class="line">&lt;span class=&quot;line&quot;&gt;</span>';
    expect(withLineLinks(text, "code-a").match(/<a /g)).toHaveLength(1);
  });
});

describe("rangeIn", () => {
  it.each([
    ["#code-a-L3", { from: 3, to: 3 }],
    ["#code-a-L2-L5", { from: 2, to: 5 }],
    ["#code-a-L5-L2", { from: 2, to: 5 }],
  ])("reads %s", (hash, range) => expect(rangeIn(hash, "code-a", 5)).toEqual(range));

  it.each([
    "",
    "#code-a",
    "#code-a-L",
    "#code-a-L0",
    "#code-a-L6",
    "#code-a-L1-L6",
    "#code-a-2-L1",
    "#code-b-L1",
    "#code-a-L1x",
  ])("finds nothing in %p", (hash) => expect(rangeIn(hash, "code-a", 5)).toBeUndefined());

  it("is undone by hashOf", () => {
    for (const range of [
      { from: 1, to: 1 },
      { from: 2, to: 4 },
    ])
      expect(rangeIn(hashOf("code-a", range), "code-a", 9)).toEqual(range);
  });
});

it("links the lines of both sides of a change, too", () => {
  const html =
    '<span class="line">a</span>\n<span class="change"><span class="delSide"><span class="line del">b</span></span>\n<span class="insSide"><span class="line ins">c</span></span></span>';
  const linked = withLineLinks(html, "x");
  expect(linked.match(/id="x-L\d"/g)).toEqual(['id="x-L1"', 'id="x-L2"', 'id="x-L3"']);
  expect(linked).toContain('<span class="line ins"><a class="ln" id="x-L3"');
});
