import { answerBefore, expect, openHydrated, settle, test, toggleTheme } from "./support/measured";

test("a script that never comes delays nothing: the page is loaded, responds and goes on", async ({
  page,
}) => {
  await answerBefore(page, "granted");
  const hanging = page.waitForRequest("http://hanging.test/container.js");
  await page.goto("/guide/intro", { waitUntil: "load" });
  await hanging;
  await openHydrated(page, "/guide/intro");
  await toggleTheme(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Code", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Code");
});

test("no one is let in before the page is loaded, and only who is necessary before the reader agrees", async ({
  page,
}) => {
  const asked: string[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    if (!request.url().includes(".test/")) return;
    asked.push(new URL(request.url()).pathname);
    expect(isLoaded).toBe(true);
  });
  await openHydrated(page, "/guide/intro");
  await expect(page.locator("html[data-reset]")).toBeAttached();
  await settle(page);
  expect(asked).toEqual(["/reset.js"]);
  await expect(page.locator('script[src$="/reset.js"][data-mark="reset"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Yes, that’s fine" }).click();
  await expect(page.locator("html[data-particles]")).toBeAttached();
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(["/container.js", "/session.js", "/experiment.js", "/icons.css"]));
});

test("what is let in with the first act comes then, and a file that was changed is rejected", async ({
  page,
}) => {
  await answerBefore(page, "granted");
  const game = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/game.js"));
  const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await openHydrated(page, "/guide/intro");
  // A busy browser may drop a key that comes before the page has the focus.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator("html[data-particles]")).toBeAttached({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await Promise.race([game, refused]);
  await expect(page.locator("html[data-game]")).not.toBeAttached();
});

test.describe("a script that turned bad", () => {
  test.use({ mayViolatePolicy: true });

  test("can't bring in others, run text or tell what it finds, and the page stays whole", async ({
    page,
    elsewhere,
    hostile,
  }) => {
    hostile.turn = "bad";
    await answerBefore(page, "granted");
    await openHydrated(page, "/guide/intro");
    await expect(page.locator("html[data-hostile]")).toBeAttached();
    await settle(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("First page");
    const tried = await page.evaluate(() => Reflect.get(window, "tried"));
    expect(tried).toMatchObject({ fetched: "no", evaluated: "no" });
    await expect(page.locator("html[data-inline]")).not.toBeAttached();
    expect(elsewhere.visits).toEqual([]);
    await toggleTheme(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("link", { name: "Code", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Code");
  });
});
