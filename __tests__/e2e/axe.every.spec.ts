import AxeBuilder from "@axe-core/playwright";
import { builtPages } from "../support/builtPages.mjs";
import { siteDir } from "../support/siteDir.mjs";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

/** One page of each template, the page that holds every component, results, and what stands where no page is. */
const pages = builtPages(siteDir).filter(({ template }) => template !== "");
const samples = new Set([
  ...new Map(pages.map(({ template, route }) => [template, route])).values(),
  "/snippets/component-showcase",
  "/search?q=populate",
  "/dev-docs/quik-start",
]);

for (const path of samples) {
  for (const theme of ["light", "dark"]) {
    test(`${path} in ${theme} colours has no fault that axe finds`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
      );
      expect(faults).toEqual([]);
    });
  }
}
