import { expect, test } from "./support/hostedSearch";
import { openHydrated } from "./support/hydration";
import { hits, openSearch, searchFor } from "./support/search";

test("asks for hits of the page's language and version, with its key in the URL", async ({ page, hosts }) => {
  await openHydrated(page, "/v4/guide/intro");
  await openSearch(page);
  await searchFor(page, "version");
  await expect(hits(page).first()).toContainText("First page of version 4");
  const { path, requests } = hosts[0].searches.at(-1) ?? { path: "", requests: [] };
  expect(new URL(path, "http://one.search.test").searchParams.get("x-algolia-api-key")).toBe("search-only");
  expect(new URL(path, "http://one.search.test").searchParams.get("x-algolia-application-id")).toBe("APP");
  expect(requests).toEqual([
    expect.objectContaining({
      indexName: "two-of-each",
      query: "version",
      hitsPerPage: 20,
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      snippetEllipsisText: "…",
      attributesToSnippet: expect.arrayContaining(["hierarchy.lvl1:10", "content:10"]),
      clickAnalytics: false,
      facetFilters: ["language:en", ["docs_tag:default", expect.stringMatching(/^docs_tag:docs-/)]],
    }),
  ]);
});

test("finds other pages in another language", async ({ page, hosts }) => {
  await openHydrated(page, "/fr/guide/intro");
  await openSearch(page);
  await searchFor(page, "page");
  await expect(hits(page).first()).toContainText(/page/i);
  expect(hosts[0].searches.at(-1)?.requests[0]?.facetFilters).toContain("language:fr");
  for (const link of await hits(page).getByRole("link").all())
    expect(await link.getAttribute("href")).toMatch(/^\/fr\//);
});

test("a host that is too slow is left for the next one", async ({ page, hosts }) => {
  hosts[0].behavior = "never";
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await page.keyboard.press("p");
  await expect(hits(page).first()).toBeVisible();
  expect(hosts[1].searches.length).toBeGreaterThan(0);
});

test("says within seconds that results can't be fetched when all hosts hang", async ({ page, hosts }) => {
  for (const host of hosts) host.behavior = "never";
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await page.keyboard.press("p");
  // One second for each of the two hosts. The client's own requester would take 9.
  await expect(page.getByRole("alert")).toContainText("Unable to fetch results", { timeout: 6000 });
});

test("a failed host is left for the next one, unnoticed", async ({ page, hosts }) => {
  hosts[0].behavior = "hang up";
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "page");
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("says that results can't be fetched when no host responds, and finds again when one does", async ({
  page,
  hosts,
}) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  for (const host of hosts) host.behavior = "hang up";
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "page");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Unable to fetch results");
  await expect(alert).toContainText("You might want to check your network connection.");
  await expect(page.getByText("No results for")).toBeHidden();
  for (const host of hosts) host.behavior = "well";
  await page.keyboard.press("Backspace");
  await expect(hits(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("forgets the failure when the field is cleared", async ({ page, hosts }) => {
  for (const host of hosts) host.behavior = 503;
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "page");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Clear the query" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("No recent searches")).toBeVisible();
});

for (const behavior of [400, 403, "no json", "other json"] as const) {
  test(`a refused search (${behavior}) has not found nothing: it says so, and why in the console`, async ({
    page,
    hosts,
  }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ name, message }) => problems.push(`${name}: ${message}`));
    for (const host of hosts) host.behavior = behavior;
    await openHydrated(page, "/guide/intro");
    await openSearch(page);
    await searchFor(page, "page");
    await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
    await expect(page.getByText("No results for")).toBeHidden();
    expect(problems.length).toBeGreaterThan(0);
    if (typeof behavior === "number") expect(problems[0]).toContain("Made to fail");
    for (const host of hosts) host.behavior = "well";
    await page.keyboard.press("Backspace");
    await expect(hits(page).first()).toBeVisible();
  });
}

test("shows that it waits when a response takes longer", async ({ page, hosts }) => {
  let release = () => {};
  hosts[0].gate = new Promise((resolve) => {
    release = resolve;
  });
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await page.keyboard.press("p");
  await expect(page.locator(".DocSearch-LoadingIndicator")).toBeVisible();
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator(".DocSearch-LoadingIndicator")).toBeHidden();
});

test("a missing result can be reported where the site says", async ({ page, hosts }) => {
  await openHydrated(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "zeppelin & co");
  await expect(page.getByText('No results for "zeppelin & co"').last()).toBeVisible();
  await expect(page.getByText("Believe this query should return results?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
    "href",
    "https://elsewhere.test/report?about=zeppelin%20%26%20co",
  );
  expect(hosts[0].searches.at(-1)?.requests[0]?.query).toBe("zeppelin & co");
});
