import { ask, askButton, faultsOf, field, openAsk, panel, quotes, turns } from "./support/ask";
import { isMarked, markDocument, openHydrated } from "./support/hydration";
import { openSearch, searchFor } from "./support/search";
import { expect, test } from "./support/test";

const question = "How do I sort and paginate entries in the REST API?";

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
});

test("an empty panel offers three questions of the area, which keys reach and ask", async ({ page }) => {
  await openAsk(page);
  const starters = panel(page).getByRole("list", { name: "Questions to begin with" }).getByRole("button");
  await expect(starters).toHaveCount(3);
  const inUserGuide = await starters.allInnerTexts();
  await page.keyboard.press("Shift+Tab");
  await expect(starters.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quotes(page).first()).toBeVisible();
  await expect(turns(page).getByRole("heading", { level: 3 })).toHaveText(inUserGuide[2] ?? "");
  await expect(starters).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await openHydrated(page, "/dev-docs/intro");
  await openAsk(page);
  await expect(starters).toHaveCount(3);
  expect(await starters.allInnerTexts()).not.toEqual(inUserGuide);
});

test("answers quote, can be copied and left, and hold whatever one asks", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const problems = faultsOf(page);
  const beginAnew = async () => {
    await panel(page).getByRole("button", { name: "New conversation" }).click();
    await expect(turns(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  };
  await openAsk(page);

  await test.step("Enter asks, Shift+Enter begins a line, and blanks ask nothing", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    await expect(turns(page)).toHaveCount(0);
    await field(page).fill("sort");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("entries");
    await expect(field(page)).toHaveValue("sort\nentries");
    await page.keyboard.press("Enter");
    await expect(turns(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await beginAnew();
  });

  await test.step("quoted code has the colors of its page", async () => {
    await ask(page, "How do I write a cron job?");
    const tokens = quotes(page).first().locator("code .tk-keyword");
    await expect(tokens.first()).toBeVisible();
    const [quoted, plain] = await quotes(page)
      .first()
      .locator("code", { has: page.locator(".tk-keyword") })
      .first()
      .evaluate((code) => {
        const keyword = code.querySelector(".tk-keyword") ?? code;
        return [getComputedStyle(keyword).color, getComputedStyle(code).color];
      });
    expect(quoted).not.toBe(plain);
    await expect(quotes(page).filter({ hasText: " · " })).toHaveCount(0);
    await beginAnew();
  });

  await test.step("a recorded sample comes with the answer of the platform", async () => {
    await ask(page, "How do I create a document with a POST request to the REST API?");
    await expect(quotes(page).locator("pre").first()).toBeVisible();
    await expect(
      quotes(page)
        .getByText(/, recorded with Strapi \d/)
        .first(),
    ).toBeVisible();
    await beginAnew();
  });

  await test.step("a follow-up is understood together with the question before", async () => {
    await ask(page, "How do I install Strapi with Docker?");
    await ask(page, "And for production?");
    const links = turns(page).last().getByRole("figure").getByRole("link");
    await expect(links.filter({ hasText: /docker/i }).first()).toBeVisible();
    await beginAnew();
  });

  await test.step("an answer can be copied with its sources, and judged", async () => {
    await ask(page, question);
    await turns(page).getByRole("button", { name: "Copy", exact: true }).click();
    await expect(turns(page).getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^> /);
    expect(copied).toMatch(/\n\[1\] .+, http:\/\/127\.0\.0\.1:\d+\/.+/);
    const helpful = turns(page).getByRole("button", { name: "Helpful", exact: true });
    const unhelpful = turns(page).getByRole("button", { name: "Not helpful" });
    await helpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await unhelpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
    await expect(unhelpful).toHaveAttribute("aria-pressed", "true");
    await expect(turns(page).getByText("Thank you")).toBeVisible();
    await beginAnew();
  });

  await test.step("nothing that one can ask breaks it", async () => {
    const questions = [
      "<img src=x onerror=alert(1)>",
      "<script>alert(1)</script>",
      "كيف أرتب النتائج؟",
      "🍎👩‍🌾🏳️‍🌈",
      "?!…()[]{}*.\\/^$|+-",
      "__proto__",
    ];
    for (const one of questions) {
      await ask(page, one);
      await expect(turns(page).last().getByRole("heading", { level: 3 })).toHaveText(one);
    }
    await field(page).fill("sort entries ".repeat(800));
    await field(page).press("Enter");
    await expect(turns(page)).toHaveCount(questions.length + 1);
    await expect(turns(page).last()).toHaveAttribute("aria-busy", "false");
    await ask(page, question);
    await expect(turns(page).last().getByRole("figure").first()).toBeVisible();
    await expect(panel(page).locator("article img, article script")).toHaveCount(0);
    expect(problems).toEqual([]);
    await beginAnew();
  });

  await test.step("a source opens without loading the site anew, and the conversation is there afterwards", async () => {
    await markDocument(page);
    await ask(page, question);
    const link = quotes(page).getByRole("link").first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(panel(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await openAsk(page);
    await expect(turns(page).getByRole("heading", { name: question })).toBeVisible();
    await panel(page).getByRole("button", { name: "New conversation" }).click();
    await expect(turns(page)).toHaveCount(0);
  });

  await test.step("says that nothing fits, and offers the search", async () => {
    await ask(page, "How long do I have to bake sourdough bread?");
    await expect(turns(page)).toContainText("Nothing in this documentation fits your question.");
    await expect(quotes(page)).toHaveCount(0);
    await turns(page).getByRole("link", { name: "Search for it" }).click();
    await expect(page).toHaveURL(/\/search\?q=How%20long/);
    await expect(panel(page)).toHaveCount(0);
  });
});

test("a search that finds nothing offers to ask the same", async ({ page }) => {
  await openSearch(page);
  await searchFor(page, "zxqvwkj sourdough");
  await page.getByRole("button", { name: "Ask AI: “zxqvwkj sourdough”" }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  await expect(turns(page).getByRole("heading", { name: "zxqvwkj sourdough" })).toBeVisible();
  await expect(turns(page)).toContainText("Nothing in this documentation fits your question.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeFocused();
});

test("any element of the class opens it, with the question that it brings", async ({ page }) => {
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/nowhere";
    link.className = "mine ask-ai";
    link.dataset.askQuestion = "How do I sort entries?";
    link.innerHTML = "<b>Ask about this</b>";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByText("Ask about this").click();
  await expect(turns(page).getByRole("heading", { name: "How do I sort entries?" })).toBeVisible();
  await expect(page).toHaveURL(/user-docs\/intro$/);
});

test("an index that doesn't come is told, and asked for again", async ({ page }) => {
  await page.route("**/search/data/**", (route) => route.abort());
  await openAsk(page);
  await ask(page, question);
  await expect(panel(page).getByRole("alert")).toContainText("Ask AI can't be reached.");
  await page.unroute("**/search/data/**");
  await panel(page).getByRole("button", { name: "Ask again" }).click();
  await expect(quotes(page).first()).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
});

test("a panel that doesn't come is told, and loaded again", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await askButton(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("Ask AI can't be reached.");
  await page.unroute("**/*.js");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(field(page)).toBeFocused();
});

test("going back closes it", async ({ page }) => {
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/user-docs\/intro$/);
  await openAsk(page);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
});
