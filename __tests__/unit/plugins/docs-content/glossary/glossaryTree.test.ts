import { glossaryNode } from "../../../../../plugins/docs-content/glossary/glossaryTree";
import type { Term } from "../../../../../plugins/docs-content/glossary/terms";

function htmlOf(terms: readonly Term[], props = {}): string {
  const [markup] = glossaryNode(props, terms).children ?? [];
  if (typeof markup !== "object" || !("html" in markup)) throw new Error("No markup.");
  return markup.html;
}

const term = (name: string, rest: Partial<Term> = {}): Term => ({
  term: name,
  definition: `What ${name} means.`,
  see: [],
  ...rest,
});
const letters = "abcdefghijklmnopqrstuvwxyz".split("");

describe("a list of terms", () => {
  it("is a description list whose terms can be linked", () => {
    expect(htmlOf([term("draft <1>")])).toBe(
      '<dl><div><dt id="draft-1">draft &#x3C;1><a class="headingAnchor" href="#draft-1" title="Direct link to draft <1>" aria-label="Direct link to draft <1>"></a></dt><dd>What draft &#x3C;1> means.</dd></div></dl>',
    );
  });

  it("has other words for a term, what there is to add, and ways to more", () => {
    const see = [
      { href: "/a", label: "A" },
      { href: "/b#c", label: "B: C" },
    ];
    const html = htmlOf([term("JWT", { aliases: ["token", "pass"], more: "It ends.", see })]);
    expect(html).toContain('<dd data-part="aliases">Also: token, pass</dd>');
    expect(html).toContain("<dd>What JWT means. It ends.</dd>");
    expect(html).toContain(
      '<dd data-part="see" data-search="none">See <a href="/a">A</a>, <a href="/b#c">B: C</a></dd>',
    );
  });

  it("begins with letters when it is long, each of which leads to its first term", () => {
    const long = letters.flatMap((letter) => [term(`${letter}1`), term(`${letter}2`)]);
    const html = htmlOf(long);
    expect(html.match(/<li>/g)).toHaveLength(26);
    expect(html).toMatch(/^<nav aria-label="Terms by letter"/);
    expect(html).toContain('<li><a href="#m1" aria-label="Terms with M">M</a></li>');
    expect(html.indexOf(">A<")).toBeLessThan(html.indexOf(">B<"));
  });

  it("has no letters when it is short", () => {
    const long = letters.map((letter) => term(letter));
    expect(htmlOf(long, { only: ["a", "b"] })).not.toContain("<nav");
  });
});
