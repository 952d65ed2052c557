import { changeScripts, joinParts, partsOf } from "../../../../build/policy/pageParts";
import { shrunk } from "../../../../build/policy/shrinkScripts";
import { lateScriptsScript } from "../../../../src/app/lateScripts";
import { noFlashScript } from "../../../../src/app/noFlash";

const shrinkScripts = (html: string) => joinParts(changeScripts(partsOf(html), shrunk));

it("makes scripts smaller, but no data, and nothing of what is small already", () => {
  const page = `<script>\n  var name = "x";\n  a( name );\n</script><script type="application/ld+json">{ "a": 1 }</script>`;
  const small = shrinkScripts(page);
  expect(small).toBe(
    '<script>var name="x";a(name)</script><script type="application/ld+json">{ "a": 1 }</script>',
  );
  expect(shrinkScripts(small)).toBe(small);
});

it.each([
  ["that the site writes", noFlashScript],
  ["that loads the others", lateScriptsScript],
])("leaves the script %s as an earlier build has made it", (_, text) => {
  const once = shrinkScripts(`<script>${text}</script>`);
  expect(once.length).toBeLessThan(text.length);
  expect(shrinkScripts(once)).toBe(once);
});
