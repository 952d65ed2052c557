import { shared } from "../../../../build/gatsby-internals/pageScripts";
import { inlineCode, rememberHashes } from "../../../../build/policy/inlineCode";
import { changeScripts, joinParts, partsOf } from "../../../../build/policy/pageParts";

const named = (html: string) => inlineCode(partsOf(html), (text) => `<${text}>`);
const shareScripts = (html: string) => joinParts(changeScripts(partsOf(html), shared));

it("hashes as browsers do", () => {
  expect(rememberHashes()("alert(1)")).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it("finds scripts, style sheets and the styles of elements", () => {
  const html = `<script>a()</script><script src="/b.js"></script><style data-x>p{}</style>
<div class="c" style="top:0"><svg><path d="M1 > 2" style="fill:&quot;x&quot; &amp; y"/></svg></div>`;
  expect(named(html)).toEqual({
    scripts: ["<a()>"],
    styleSheets: ["<p{}>"],
    styleAttributes: ['<fill:"x" & y>', "<top:0>"],
  });
});

it("takes no text for a tag", () => {
  const html = `<p>&lt;div style="color:red"> and 1 < 2 style="x"</p><script>'<i style="y">'</script>`;
  expect(named(html).styleAttributes).toEqual([]);
});

it("finds a style behind an attribute that looks like tags", () => {
  expect(named('<p title="a <b> < c" style="top:1px">').styleAttributes).toEqual(["<top:1px>"]);
});

describe("the script that tells a page its path", () => {
  const gatsbys = (path: string) =>
    `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;

  it("is the same on all pages, and tells each its own", () => {
    const [one = "", two = ""] = ["/", "/guide/intro"].map((path) => shareScripts(gatsbys(path)));
    expect(named(one)).toEqual(named(two));
    document(two);
    expect(Reflect.get(globalThis, "pagePath")).toBe("/guide/intro");
  });

  it("stays as it is when it was changed before, and stops the build when Gatsby writes it otherwise", () => {
    const once = shareScripts(gatsbys("/guide"));
    expect(shareScripts(once)).toBe(once);
    const other = gatsbys("/guide").replace("pagePath=", "thePath=");
    expect(() => shareScripts(other)).toThrow("gatsby-internals/pageScripts.ts");
  });
});

/** What a browser does with the script. */
function document(html: string): void {
  const [, path, text = ""] = /data-path="([^"]*)">([^<]*)</.exec(html) ?? [];
  const run = new Function("window", "document", text);
  run(globalThis, { currentScript: { dataset: { path } } });
}
