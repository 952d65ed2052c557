import { pageLinkAt, urlOf } from "../../../src/navigation/internalLink";

function link(attributes: string): HTMLAnchorElement | undefined {
  document.body.innerHTML = `<a ${attributes}><b>Text</b></a>`;
  return pageLinkAt(document.querySelector("b"));
}

describe("pageLinkAt", () => {
  beforeEach(() => window.history.replaceState(null, "", "/guide/intro?a=1"));

  it.each([
    'href="/guide/code"',
    'href="/guide/code#a-diff"',
    'href="/"',
    'href="/search?q=x"',
    'href="/release-notes/5.6.0"',
    'href="/guide/intro"',
    'href="/guide/intro?a=2#here"',
    'href="/guide/code.html"',
    'href="/guide/code" target="_self"',
    'href="http://localhost/guide/code"',
  ])("takes <a %s> for a link to a page", (attributes) => {
    expect(link(attributes)).toBeInstanceOf(HTMLAnchorElement);
  });

  it.each([
    'href="https://other.example/guide/code"',
    'href="mailto:a@other.example"',
    'href="/release-notes/atom.xml"',
    'href="/static/picture.webp"',
    'href="#here"',
    'href="/guide/intro?a=1#here"',
    'href="/guide/code" target="_blank"',
    'href="/guide/code" target="_top"',
    'href="/guide/code" download',
    'id="no-url"',
  ])("leaves <a %s> to the browser", (attributes) => {
    expect(link(attributes)).toBeUndefined();
  });

  it("sees no link where there is none", () => {
    expect(pageLinkAt(document.body)).toBeUndefined();
    expect(pageLinkAt(null)).toBeUndefined();
  });

  it("names the page as the loader does", () => {
    const found = link('href="/search?q=x#first"');
    expect(found && urlOf(found)).toBe("/search?q=x");
  });
});
