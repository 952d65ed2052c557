import { readdirSync } from "node:fs";
import { escapeHtml } from "../../../../../plugins/docs-content/compile/escapeHtml";
import {
  highlightLines,
  isKnownLanguage,
  usualLanguages,
} from "../../../../../plugins/docs-content/compile/highlight";

/** Code with elements of most languages: names, strings, tags, comments, numbers, a string on two lines. */
const sampler = `Constructor class Foo<T>(x) { return Math.max("a & b"); } // remark
$x = \`one
two\`; <b a="1">t</b> 'c' 0x1F @media #{y} %z
# heading | Foo of int :sym True nil`;

describe("usual languages", () => {
  it("have the colors that they have where every language is loaded", () => {
    const inAll = withEveryLanguage();
    const other = usualLanguages().filter(
      (lang) => highlightLines(sampler, lang).join() !== inAll(sampler, lang).join(),
    );
    expect(other).toEqual([]);
  });
});

describe("known languages", () => {
  it("are more than 250, under the names that the library keeps them by", () => {
    expect(rareLanguages().filter(isKnownLanguage).length).toBeGreaterThan(250);
  });

  it.each([
    "ts",
    "tsx",
    "js",
    "jsx",
    "bash",
    "json",
    "yaml",
    "graphql",
    "sql",
    "http",
    "docker",
    "nginx",
    "php",
    "python",
    "ruby",
    "go",
    "java",
    "css",
    "scss",
    "html",
    "mdx",
    "md",
    "env",
    "console",
    "text",
    "diff",
  ])("include %s", (lang) => {
    expect(isKnownLanguage(lang)).toBe(true);
  });

  it.each(["", "nothing", "constructor", "hasOwnProperty"])("do not include %p", (lang) => {
    expect(isKnownLanguage(lang)).toBe(false);
  });

  it("all keep lines, escape text and use the theme's colors only", () => {
    const known = [...usualLanguages(), ...rareLanguages().filter(isKnownLanguage)];
    const wrong = known.filter((lang) => {
      const lines = highlightLines(sampler, lang);
      const isPure = lines.every((line) =>
        /^(?:[^<>&"]|&(?:amp|lt|gt|quot);|<span class="tk-[a-z]+">|<\/span>)*$/.test(line),
      );
      return lines.length !== 4 || !isPure || textOf(lines.join("\n")) !== sampler;
    });
    expect(wrong).toEqual([]);
  });
});

describe("highlightLines", () => {
  it("closes a token at a line's end and opens it again", () => {
    expect(highlightLines("/* a\nb */", "ts")).toEqual([
      '<span class="tk-comment">/* a</span>',
      '<span class="tk-comment">b */</span>',
    ]);
  });

  it("keeps empty lines", () => {
    expect(highlightLines("a\n\n\nb", "ts")).toHaveLength(4);
  });

  it("keeps the innermost of nested tokens", () => {
    const [line] = highlightLines('<b a="1">', "html");
    expect(line).toContain('<span class="tk-string">1</span>');
    expect(line).not.toMatch(/<span[^>]*>[^<]*<span/);
  });

  it.each(["text", "txt", "plaintext", "mermaid"])("leaves %s uncolored", (lang) => {
    expect(highlightLines("const <a>", lang)).toEqual(["const &lt;a&gt;"]);
  });

  it("colors aliases as what they stand for", () => {
    expect(highlightLines("# A", "mdx")).toEqual(highlightLines("# A", "markdown"));
    expect(highlightLines("A=1", "env")).toEqual(highlightLines("A=1", "bash"));
  });
});

describe("escapeHtml", () => {
  it("leaves nothing that ends an element or an attribute in quotes", () => {
    expect(escapeHtml(`<a b="c">&amp;</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;amp;&lt;/a&gt;");
  });
});

/** The same function above the library with all its languages, each loaded in the library's own order. */
function withEveryLanguage(): typeof highlightLines {
  let inAll = highlightLines;
  jest.isolateModules(() => {
    jest.doMock("../../../../../plugins/docs-content/compile/languages", () => {
      const { refractor }: typeof import("refractor/all") = jest.requireActual("refractor/all");
      return { color: refractor.highlight };
    });
    inAll = jest.requireActual("../../../../../plugins/docs-content/compile/highlight").highlightLines;
  });
  return inAll;
}

/** Names of the library's files; some of them only add to another language. */
function rareLanguages(): string[] {
  return readdirSync("node_modules/refractor/lang")
    .filter((name) => name.endsWith(".js"))
    .map((name) => name.replace(".js", ""));
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
