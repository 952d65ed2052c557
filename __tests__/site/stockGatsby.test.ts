/** `GATSBY_INTERNALS=off` builds with Gatsby as it is. What browsers make of it: __tests__/e2e/stockGatsby.desktop.spec.ts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFixture } from "../../scripts/buildFixture.mjs";
import { stockGatsby } from "../support/stockGatsby.mjs";

jest.setTimeout(600_000);

it("builds a site without any seam", async () => {
  const { code, output, publicDir } = await buildFixture(stockGatsby);
  expect(code === 0 ? "" : output).toBe("");
  const html = readFileSync(join(publicDir, "guide/intro/index.html"), "utf8");
  // pageScripts, shortClassNames, templateStyles
  expect(html).toMatch(/<script src="[^"]+" async(="")?>/);
  expect(html).toContain('window.pagePath="/guide/intro"');
  expect(html).toMatch(/class="[^"]*\w+-module--\w+--/);
  expect(html).toMatch(/<style data-href="\/styles\.[^"]+\.css"/);
});

it("says which names there are when one is wrong", async () => {
  const wrong = { ...stockGatsby, name: "wrong-seam", env: { GATSBY_INTERNALS: "nothing" } };
  const { code, output } = await buildFixture(wrong);
  expect(code).not.toBe(0);
  expect(output).toContain("GATSBY_INTERNALS: there is no nothing. Write off, or some of bundleHash,");
});
