import {
  allSent,
  expect,
  named,
  nextUpload,
  openMeasured,
  test,
  toggleTheme,
  unsentText,
} from "./support/measured";
import { openSearch, searchFor } from "./support/search";

const apiKey = "0123456789abcdef0123456789abcdef";

test("an upload has the form that the HTTP API wants, and events say who, when and what", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro?ref=mail#top");
  await nextUpload(page, ingestion);
  const [upload] = ingestion.uploads;
  expect(upload?.api_key).toBe(apiKey);
  expect(upload?.request_metadata).toEqual({
    sdk: { metrics: { histogram: { remote_config_fetch_time_API_success: expect.any(Number) } } },
  });
  const [view] = named(ingestion, "page_view");
  expect(view?.event_properties).toMatchObject({
    path: "/guide/intro",
    title: "First page | Good and Small",
  });
  expect(view?.device_id).toMatch(/^[\da-f-]{36}$/);
  expect(view?.session_id).toBeGreaterThan(Date.now() - 60_000);
  expect(new Set(upload?.events.map(({ device_id }) => device_id)).size).toBe(1);
  expect(named(ingestion, "session_start")).toHaveLength(1);
});

test("the device is the one that Google Analytics knows; without it the client makes one and says so", async ({
  page,
  context,
  baseURL,
  ingestion,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await context.addCookies([{ name: "_ga", value: "GA1.1.1188447.1700000000", url: baseURL ?? "" }]);
  await openMeasured(page, "/guide/intro");
  await nextUpload(page, ingestion);
  expect(named(ingestion, "page_view")[0]?.device_id).toBe("1188447.1700000000");
  expect(warnings).not.toContain("Google Analytics Client ID not found in cookies.");

  await context.clearCookies();
  await page.reload();
  await expect.poll(() => warnings).toContain("Google Analytics Client ID not found in cookies.");
});

test("each page that the router brings is a page view", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await page.getByRole("link", { name: "Code", exact: true }).first().click();
  await expect(page).toHaveURL("/guide/code");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Code");
  await expect.poll(() => unsentText(page)).toContain("Code | Good");
  await page.goBack();
  await expect(page).toHaveURL("/guide/intro");
  await expect.poll(async () => (await unsentText(page)).split('"page_view"').length - 1).toBe(3);
  await allSent(page);
  expect(named(ingestion, "page_view").map(({ event_properties }) => event_properties)).toEqual([
    expect.objectContaining({ path: "/guide/intro", title: "First page | Good and Small" }),
    expect.objectContaining({ path: "/guide/code", title: "Code | Good and Small" }),
    expect.objectContaining({ path: "/guide/intro", title: "First page | Good and Small" }),
  ]);
});

test("what readers do is told by the site's own events", async ({ page, context, ingestion }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openMeasured(page, "/guide/code");
  await toggleTheme(page);
  await page.getByRole("button", { name: "Copy code" }).first().click();
  await page.getByRole("tab", { name: "Yarn" }).click();
  await allSent(page);
  const told = (name: string) => named(ingestion, name).map(({ event_properties }) => event_properties);
  expect(told("theme_changed")).toEqual([expect.objectContaining({ path: "/guide/code", theme: "dark" })]);
  expect(told("code_copied")).toEqual([expect.objectContaining({ path: "/guide/code", language: "ts" })]);
  expect(told("tab_chosen")).toEqual([expect.objectContaining({ group: "package-manager", value: "yarn" })]);
});

test("a search is told once someone has looked at its results, and so is the result that was chosen", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro");
  await openSearch(page);
  await searchFor(page, "code");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/guide/intro");
  await allSent(page);
  const [search] = named(ingestion, "search");
  expect(named(ingestion, "search")).toHaveLength(1);
  expect(search?.event_properties).toMatchObject({ query: "code", provider: "local", place: "modal" });
  expect(Number(search?.event_properties?.results)).toBeGreaterThan(0);
  expect(named(ingestion, "search_result")[0]?.event_properties).toMatchObject({
    query: "code",
    position: 1,
  });
});

test("links that lead away are told without their query", async ({ page, ingestion }) => {
  await page.route("https://other.example/**", (route) => route.fulfill({ body: "elsewhere" }));
  await openMeasured(page, "/guide/intro");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "another site" }).click({ modifiers: ["Control"] });
  await (await opened).close();
  await allSent(page);
  expect(named(ingestion, "outbound")[0]?.event_properties).toMatchObject({
    path: "/guide/intro",
    host: "other.example",
    href: "https://other.example/",
  });
});

test("a session ends after 30 minutes without an event, and the next one begins", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  const [first] = named(ingestion, "session_start");
  await page.clock.fastForward(1_800_000);
  await toggleTheme(page);
  await allSent(page);
  const [end] = named(ingestion, "session_end");
  expect(end?.session_id).toBe(first?.session_id);
  const starts = named(ingestion, "session_start");
  expect(starts).toHaveLength(2);
  expect(named(ingestion, "theme_changed")[0]?.session_id).toBe(starts[1]?.session_id);
});

test("a new campaign begins a session, and is told", async ({ page, ingestion }) => {
  await openMeasured(page, "/guide/intro");
  await allSent(page);
  await page.goto("/guide/intro?utm_source=letter&utm_campaign=autumn");
  await expect.poll(() => unsentText(page)).toContain("letter");
  await allSent(page);
  const campaign = named(ingestion, "$identify").at(-1);
  expect(campaign?.user_properties).toMatchObject({ $set: { utm_source: "letter", utm_campaign: "autumn" } });
  expect(new Set(named(ingestion, "session_start").map(({ session_id }) => session_id)).size).toBe(2);
});

test("a click is captured with its element, the page without its query, and where a link leads", async ({
  page,
  ingestion,
}) => {
  await openMeasured(page, "/guide/intro?secret=1");
  await page.getByRole("link", { name: "Code", exact: true }).first().click();
  await allSent(page);
  const [click] = named(ingestion, "[Amplitude] Element Clicked");
  expect(click?.event_properties).toMatchObject({
    "[Amplitude] Element Tag": "a",
    "[Amplitude] Element Text": "Code",
    "[Amplitude] Element Href": expect.stringMatching(/\/guide\/code$/),
    "[Amplitude] Page URL": expect.stringMatching(/\/guide\/intro$/),
    "[Amplitude] Page Title": "First page | Good and Small",
    "[Amplitude] Viewport Height": 800,
    "[Amplitude] Viewport Width": 1280,
    "[Amplitude] Element Hierarchy": expect.anything(),
    "[Amplitude] Element Position Left": expect.any(Number),
    "[Amplitude] Element Position Top": expect.any(Number),
  });
  expect(JSON.stringify(ingestion.uploads)).not.toContain("secret");
});

test("the provider's settings can switch the capturing off; without them the site's own hold", async ({
  page,
  ingestion,
  settings,
}) => {
  settings.say({ autocapture: false });
  await openMeasured(page, "/guide/intro");
  await toggleTheme(page);
  await allSent(page);
  const asked = new URL(settings.asked[0] ?? "", "http://settings.test");
  expect(asked.pathname).toBe("/config");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    api_key: apiKey,
    config_keys: "analyticsSDK",
    session_id: expect.stringMatching(/^\d{13}$/),
  });
  expect(named(ingestion, "theme_changed")).toHaveLength(1);
  expect(named(ingestion, "[Amplitude] Element Clicked")).toEqual([]);
});

for (const [title, said, message] of [
  ["fails", 500, "Remote config fetch rejected due to exceeded retry count"],
  ["refuses", 400, "Unexpected error occurred"],
  ["says nothing", "nothing", "Remote config fetch rejected due to timeout after 5 seconds"],
] as const) {
  test(`events are sent all the same when the service of settings ${title}`, async ({
    page,
    ingestion,
    settings,
  }) => {
    settings.say(said);
    const warnings: string[] = [];
    page.on("console", (entry) => entry.type() === "warning" && warnings.push(entry.text()));
    await page.addInitScript({ content: 'localStorage.setItem("docs.consent", "granted")' });
    await page.clock.install();
    await page.goto("/guide/intro");
    await expect.poll(() => settings.asked.length).toBeGreaterThan(0);
    // In steps: a jump beyond the timeout would end the request before it is sent again.
    await nextUpload(page, ingestion, 1_000);
    expect(named(ingestion, "page_view")).toHaveLength(1);
    expect(warnings).toContain(message);
  });
}
