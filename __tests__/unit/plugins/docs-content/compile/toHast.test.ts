import { htmlOf, treeOf } from "../../../../support/compile";

describe("GitHub's Markdown", () => {
  it("has tables that scroll by themselves and are named by their columns", () => {
    expect(htmlOf("| `a` | *b* c |  |\n|:--|--:|-|\n| 1 | 2 | 3 |")).toMatch(
      /^<div class="tableScroll" role="group" tabindex="0" aria-label="Table: a, b c"><table>\s*<thead>.*<th align="right"><em>b<\/em> c<\/th>.*<td align="left">1<\/td>.*<\/table><\/div>$/s,
    );
  });

  it("has no header cell that heads nothing", () => {
    const html = htmlOf("| | a |\n|-|-|\n| b | |");
    expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>a<\/th>/);
    expect(html).toMatch(/<tbody>\s*<tr>\s*<td>b<\/td>\s*<td><\/td>/);
  });

  it("has task lists whose boxes say what they show", () => {
    expect(htmlOf("- [x] a\n- [ ] b")).toBe(
      '<ul class="contains-task-list">\n' +
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> b</li>\n</ul>',
    );
    expect(htmlOf("- [x] a\n\n- [ ] b")).toMatch(
      /aria-label="Done"> a<\/p>[\s\S]*aria-label="To do"> b<\/p>/,
    );
  });

  it("has footnotes that lead there and back", () => {
    const html = htmlOf("a[^1]\n\n[^1]: A note.");
    expect(html).toContain('<a href="#fn-1" id="fnref-1" data-footnote-ref');
    expect(html).toContain('<section data-footnotes class="footnotes">');
    expect(html).toMatch(/<li id="fn-1">\s*<p>A note\. <a href="#fnref-1"/);
  });

  it.each([
    ["**a** *b* ~~c~~ `d`", "<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>"],
    ["> a", "<blockquote>\n<p>a</p>\n</blockquote>"],
    ["a\\\nb", "<p>a<br>\nb</p>"],
    ["---", "<hr>"],
    ["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ["a &amp; b < c", "<p>a &#x26; b &#x3C; c</p>"],
  ])("compiles %p", (body, expected) => {
    expect(htmlOf(body)).toBe(expected);
  });
});

it("keeps a component in a table's cell, with its row around it", () => {
  const [scroller] = treeOf('| a |\n|:-:|\n| <Badge kind="new" /> |');
  expect(scroller).toMatchObject({
    tag: "div",
    props: { className: "tableScroll", role: "group", tabIndex: 0, "aria-label": "Table: a" },
    children: [
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [{ tag: "tr", children: [{ tag: "th", props: { align: "center" }, children: ["a"] }] }],
          },
          {
            tag: "tbody",
            children: [
              { tag: "tr", children: [{ tag: "td", children: [{ is: "Badge", props: { kind: "new" } }] }] },
            ],
          },
        ],
      },
    ],
  });
});

it("marks options, whose dashes stay with them, and no other code", () => {
  expect(htmlOf("`--force` `-e` `--env <name>` `a--b` `--`")).toBe(
    '<p><code class="option">--force</code> <code class="option">-e</code> <code>--env &#x3C;name></code> <code>a--b</code> <code>--</code></p>',
  );
});

it("marks code that is too long for one line, and the method of a request", () => {
  expect(htmlOf("`GET` `PUT /api/recipes` `GETTER` `strapi.documents().findMany()`")).toBe(
    '<p><code data-verb="GET">GET</code> <code><b data-verb="PUT">PUT</b> /api/recipes</code> <code>GETTER</code> <code class="long">strapi.documents().findMany()</code></p>',
  );
});

it("lets a long name of several parts break in its middle, and no other one", () => {
  expect(
    htmlOf("`http.serverOptions.requestTimeout` `server.cron.enabled` `STRAPI_DISABLE_UPDATE_NOTIFICATION`"),
  ).toBe(
    '<p><code class="long">http.serverOptions.<wbr>requestTimeout</code> <code>server.cron.enabled</code> <code class="long">STRAPI_DISABLE_UPDATE_NOTIFICATION</code></p>',
  );
});
