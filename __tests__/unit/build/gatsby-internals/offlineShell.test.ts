import { shellOf } from "../../../../build/gatsby-internals/offlineShell";

const page = `<html><head><script id="gatsby-script-loader" data-path="/offline">…</script></head><body><div id="___gatsby"><main>Text</main></div><div data-print="hidden"><div id="page-progress"></div></div><script type="text/late" data-src="/app.js"></script></body></html>`;

it("takes the text out, leaves the signals, and may stand at any URL", () => {
  const shell = shellOf(page);
  expect(shell).not.toContain("Text");
  expect(shell).toContain('<div id="___gatsby"><noscript>');
  expect(shell).toContain('</div><div data-print="hidden"><div id="page-progress">');
  expect(shell).toContain('data-shell="" data-path="/404.html"');
});

it("loads at once what makes it a page", () => {
  expect(shellOf(page)).toContain('<script src="/app.js" async></script>');
});

it.each([
  ["the root", page.replace("___gatsby", "root")],
  ["the path", page.replace(' data-path="/offline"', "")],
  ["the signals", page.replace("page-progress", "progress")],
])("says so when a page lacks %s", (_, html) => {
  expect(() => shellOf(html)).toThrow("offlineShell.ts");
});
