import { codeThemeCss } from "../../../../../plugins/docs-content/nodes/codeTheme";
import { settingsFile } from "../../../../../plugins/docs-content/schema/settings";

const names = settingsFile.shape.codeTheme.unwrap().shape.light.unwrap().options;

describe("codeThemeCss", () => {
  it("is nothing for the site's own theme", async () => {
    expect(await codeThemeCss({ light: "saffron", dark: "saffron" })).toBeNull();
  });

  it("colors one mode alone", async () => {
    const css = await codeThemeCss({ light: "github", dark: "saffron" });
    expect(css).toMatch(/^@media screen\{:root:not\(\[data-theme="dark"\]\)\{/);
    expect(css).toContain("--color-code-comment:#999988;");
    expect(css).not.toContain(':root[data-theme="dark"]{');
  });

  it("knows seven themes, each with a color for every kind of token", async () => {
    expect(names).toHaveLength(7);
    for (const name of names.filter((other) => other !== "saffron")) {
      const css = (await codeThemeCss({ light: "saffron", dark: name })) ?? "";
      const values = [...css.matchAll(/--color-code-[a-z]+:([^;]+);/g)].map(([, value]) => value);
      expect(values).toHaveLength(11);
      expect(values.filter((value) => !/^(#|rgb|hsl)/.test(value ?? ""))).toEqual([]);
    }
  });
});
