import { ask, askButton, field, openAsk, panel, quotes, turns } from "./support/ask";
import { openHydrated } from "./support/hydration";
import { expect, test } from "./support/test";

const question = "How do I sort and paginate entries in the REST API?";

test.beforeEach(async ({ page }) => {
  await openHydrated(page, "/user-docs/intro");
});

test("an answer quotes passages, each below a link to where it stands", async ({ page }) => {
  await openAsk(page);
  await ask(page, question);
  await expect(turns(page).getByRole("heading", { name: question })).toBeVisible();
  await expect(quotes(page).first()).toBeVisible();
  const count = await quotes(page).count();
  await expect(panel(page).getByText(`Answered, with ${count} source`)).toBeAttached();
  const hrefs = await quotes(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs).toHaveLength(count);
  expect(hrefs.some((href) => href.startsWith("/dev-docs/api/rest/sort-pagination"))).toBe(true);
  // The page contains the quote word for word.
  const [passage = ""] = await quotes(page).locator("blockquote > p").allInnerTexts();
  await quotes(page).filter({ hasText: passage }).first().getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(passage.slice(0, 40));
});

test("the button opens an empty panel, which Escape and Close close", async ({ page, isMobile }) => {
  await test.step("the focus is in its field, and it says that answers are quotes", async () => {
    await openAsk(page);
    await expect(field(page)).toHaveValue("");
    await expect(panel(page)).toContainText("quoted word for word. No AI wrote them.");
    await expect(panel(page)).not.toContainText("AI-generated");
    await expect(turns(page)).toHaveCount(0);
  });

  await test.step("the panel has corners of 4 px, and the accent of the theme", async () => {
    const { radius, color, accent } = await panel(page).evaluate((dialog) => {
      const box = dialog.firstElementChild;
      const send = dialog.querySelector("button[type=submit]");
      const probe = dialog.appendChild(document.createElement("i"));
      probe.style.color = "var(--color-accent)";
      return {
        radius: box && getComputedStyle(box).borderRadius,
        color: send && getComputedStyle(send).backgroundColor,
        accent: getComputedStyle(probe).color,
      };
    });
    expect(radius).toBe(isMobile ? "0px" : "4px");
    expect(color).toBe(accent);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step("Escape and Close close it, and the focus goes back", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => panel(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await openAsk(page);
      await close();
      await expect(panel(page)).toHaveCount(0);
      await expect(askButton(page)).toBeFocused();
    }
  });
});
