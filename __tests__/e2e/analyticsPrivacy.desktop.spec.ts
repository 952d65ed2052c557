import type { Page } from "@playwright/test";
import { allSent, expect, named, openHydrated, openMeasured, test, toggleTheme } from "./support/measured";
import { openSearch, searchFor } from "./support/search";

/** Puts elements into the page and uses each as a reader would; the client listens to the whole document. */
async function use(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    document.querySelector("main")?.prepend(place);
  }, html);
}

test("what is typed never leaves, wherever it is typed", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await use(
    page,
    `<input type="password" aria-label="P" value="before-secret">
     <input type="hidden" value="hidden-secret">
     <input type="text" aria-label="T">
     <textarea aria-label="A"></textarea>
     <div contenteditable="true" aria-label="E">editable-secret</div>`,
  );
  for (const label of ["P", "T", "A", "E"]) {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type("typed-secret");
    await page.keyboard.press("Tab");
  }
  await allSent(page);
  expect(named(ingestion, "[Amplitude] Element Changed").length).toBeGreaterThan(0);
  expect(JSON.stringify(ingestion.uploads)).not.toMatch(/secret/);
  // The client doesn't even tell that someone was in such a field.
  expect(JSON.stringify(ingestion.stored())).not.toContain('"type":"password"');
});

test("numbers of cards and of social security, and addresses of mail, are masked", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro");
  await use(
    page,
    `<button>Pay with 4111 1111 1111 1111</button><button>I am 123-45-6789</button>
     <button>Write to reader@mail.example</button>`,
  );
  for (const button of await page
    .getByRole("main")
    .getByRole("button")
    .all()
    .then((all) => all.slice(0, 3)))
    await button.click();
  await openSearch(page);
  await searchFor(page, "reader@mail.example 4111111111111111");
  await page.keyboard.press("Escape");
  await allSent(page);
  const texts = named(ingestion, "[Amplitude] Element Clicked").map(
    ({ event_properties }) => event_properties?.["[Amplitude] Element Text"],
  );
  expect(texts).toEqual(expect.arrayContaining(["Pay with *****", "I am *****", "Write to *****"]));
  expect(named(ingestion, "search")[0]?.event_properties?.query).toBe("***** *****");
  expect(JSON.stringify(ingestion.uploads)).not.toMatch(/4111|123-45|mail\.example/);
});

test("texts are cut at 255 characters, and attributes at 128", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await use(page, `<button title="${"t".repeat(300)}">${"x".repeat(300)}</button>`);
  await page.getByRole("main").getByRole("button").first().click();
  await allSent(page);
  const [click] = named(ingestion, "[Amplitude] Element Clicked");
  expect(click?.event_properties?.["[Amplitude] Element Text"]).toHaveLength(255);
  expect(JSON.stringify(click)).not.toContain("t".repeat(129));
});

/** Names of everything that the browser stores for the site. */
async function storedNames(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => name)];
}

test.describe("with offline reading", () => {
  test.use({ serviceWorkers: "allow" });

  test("the privacy page lists everything that the browser stores", async ({ page }) => {
    await openHydrated(page, "/guide/components");
    await page.getByRole("button", { name: "Yes, that’s fine" }).click();
    await toggleTheme(page);
    await page.getByRole("tab", { name: "JavaScript" }).first().click();
    await openSearch(page);
    await searchFor(page, "code");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/guide\/code/);
    await page.getByRole("region", { name: "Feedback" }).getByRole("button", { name: "Yes" }).click();
    await page.getByRole("button", { name: "Hide the sidebar" }).click();
    await openHydrated(page, "/offline");
    await page.getByRole("button", { name: "Keep Guide", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove Guide", exact: true })).toBeVisible();
    await openHydrated(page, "/privacy");
    const listed = await page.getByRole("table").locator("code").allInnerTexts();
    const isListed = (name: string) =>
      listed.some((key) => (key.endsWith("*") ? name.startsWith(key.slice(0, -1)) : name === key));
    // One of each kind of storage, and what the acts above store: the list must not be compared with nothing.
    const some = [
      "theme",
      "docs.sidebar",
      "docs.consent",
      "docs.tabs.language",
      "docs.scroll",
      "docs-offline",
    ];
    const kinds = [...some, "__DOCSEARCH_RECENT_SEARCHES__", "AMP_0123456789", "AMP_diagnostics", "workbox"];
    // The analytics client comes when the page is idle, which a busy machine is late with.
    const missing = async () => {
      const names = await storedNames(page);
      return kinds.filter((kind) => !names.some((name) => name.startsWith(kind)));
    };
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    expect((await storedNames(page)).filter((name) => !isListed(name))).toEqual([]);
  });
});
