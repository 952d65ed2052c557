import { answerBy, askButton, panel } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { listen } from "./support/smallSite";
import { expect, test } from "./support/test";

/** Stands in for the widget: keeps the attributes that it was loaded with, and the calls, those made before it came among them. */
const widget = `
  const { q: calls } = window.Kapa;
  window.kapaSeen = { attributes: { ...document.currentScript.dataset }, calls: calls.map((call) => [...call]) };
  window.Kapa = (...call) => window.kapaSeen.calls.push(call);
`;

const kapaTest = test.extend<{ readonly served: { count: number; isDown: boolean; readonly url: string } }>({
  served: async ({ page }, use) => {
    const served = { count: 0, isDown: false };
    const { url, close } = await listen((_request, response) => {
      served.count += 1;
      if (served.isDown) response.writeHead(503).end();
      else response.setHeader("Content-Type", "text/javascript").end(widget);
    });
    await answerBy(page, {
      provider: "kapa",
      kapa: { script: `${url}/widget.js`, websiteId: "the-id", logo: null },
    });
    await openHydrated(page, "/user-docs/intro");
    await use(Object.assign(served, { url }));
    close();
  },
});

const seen = (page: import("@playwright/test").Page) =>
  page.evaluate((): unknown => Reflect.get(window, "kapaSeen"));

kapaTest(
  "the widget is loaded with a click and no earlier, with the settings of the site",
  async ({ page, served }) => {
    await askButton(page).hover();
    await page.waitForLoadState("networkidle");
    expect(served.count).toBe(0);
    await askButton(page).click();
    await expect.poll(() => seen(page)).toBeTruthy();
    await expect(panel(page)).toHaveCount(0);
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim(),
    );
    expect(accent).toMatch(/^#[0-9a-f]{3,6}$/);
    expect(await seen(page)).toEqual({
      attributes: {
        websiteId: "the-id",
        projectName: "Strapi 5 Docs",
        projectColor: accent,
        projectLogo: "/favicon.svg",
        modalBorderRadius: "4px",
        buttonHide: "true",
        modalOverrideOpenClass: "ask-ai",
        modalDisclaimer:
          "Answers are AI-generated and might be inaccurate. Please ensure you double-check the information provided by visiting source pages.",
      },
      calls: [["open", { mode: "ai", query: "", submit: false }]],
    });
    await expect(askButton(page)).toBeFocused();
  },
);

kapaTest("it is loaded once, and gets the question of the search", async ({ page, served }) => {
  await askButton(page).click();
  await expect.poll(() => seen(page)).toBeTruthy();
  await openSearch(page);
  await searchFor(page, "zxqvwkj");
  await page.getByRole("button", { name: "Ask AI: “zxqvwkj”" }).click();
  await expect
    .poll(() => seen(page))
    .toMatchObject({ calls: [{}, ["open", { mode: "ai", query: "zxqvwkj", submit: true }]] });
  expect(served.count).toBe(1);
});

kapaTest("a widget that doesn't come is told, and loaded again", async ({ page, served }) => {
  served.isDown = true;
  await askButton(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("Ask AI can't be reached.");
  served.isDown = false;
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => seen(page)).toBeTruthy();
  await expect(panel(page)).toHaveCount(0);
});
