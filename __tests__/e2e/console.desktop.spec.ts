import { body, openConsole, path, query, response, runFor, saying } from "./support/console";
import { expect, test } from "./support/test";

test("downloads nothing of Strapi before the first run", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => request.url().includes("/sandbox/") && files.push(request.url()));
  const console = await openConsole(page);
  await console.getByRole("button", { name: "Author" }).first().click();
  expect(files).toEqual([]);
  await runFor(console, "200 OK");
  expect(files.length).toBeGreaterThan(0);
});

test("requests of one visit: wrong ones, changes, a reset, and other senders", async ({ page }) => {
  const console = await openConsole(page);

  await test.step("says what is wrong with a body, and sends it only when it is right", async () => {
    await console.getByRole("button", { name: "Create a recipe" }).click();
    await body(console).fill('{\n  "data": {\n    "title": "Dal",\n  }\n}');
    await expect(console.getByText(/^Line 4: /)).toBeVisible();
    await console.getByRole("button", { name: "Run" }).click();
    await expect(response(console).locator("strong")).toHaveText("Response");
    await body(console).fill('{ "data": { "title": "Dal", "slug": "dal" } }');
    await runFor(console, "201 Created");
  });

  await test.step("finds what was created, until the data is reset", async () => {
    await console.getByRole("button", { name: "Create a recipe" }).click();
    await runFor(console, "201 Created");
    await console.getByRole("button", { name: "Recipe", exact: false }).first().click();
    await query(console).fill("filters[slug][$eq]=leek-soup");
    await runFor(console, "200 OK");
    await expect(response(console)).toContainText('"title": "Leek soup"');
    await console.getByRole("button", { name: "Reset data" }).click();
    await expect(console.getByRole("status").filter({ hasText: "The data is as it was" })).toBeAttached();
    await runFor(console, "200 OK");
    await expect(response(console)).toContainText('"data": []');
  });

  await test.step("shows Strapi's error for a wrong filter, and the rows when it is right", async () => {
    await query(console).fill("filters[colour][$eq]=green");
    await runFor(console, "400 Bad Request");
    await expect(response(console)).toContainText("Invalid key colour");
    await query(console).fill("filters[vegetarian][$eq]=true\nfields=title");
    await query(console).press("Control+Enter");
    await expect(response(console).locator("strong")).toHaveText(/^200 OK · (\d+) of \1 entries$/);
    await expect(response(console)).toContainText('"title"');
  });

  await test.step("says who may not do something, and lets another sender do it", async () => {
    await console.getByRole("button", { name: "Create a recipe" }).click();
    await console.getByLabel("Send as").selectOption({ label: "Public" });
    await runFor(console, "403 Forbidden");
    await expect(response(console)).toContainText("Choose another one under “Send as”.");
    await console.getByLabel("Send as").selectOption({ label: "Editor" });
    await runFor(console, "201 Created");
  });
});

test("a link brings the request back, and so does the history", async ({ page }) => {
  const hash = "#try?method=GET&path=%2Fapi%2Fseasons&as=editor&query=sort%3Dname";
  const console = await openConsole(page, hash);
  await expect(console.getByLabel("Path")).toHaveValue("/api/seasons");
  await expect(console.getByLabel("Send as")).toHaveValue("editor");
  await expect(query(console)).toHaveValue("sort=name");
  await runFor(console, "200 OK");
  await console.getByLabel("Path").fill("/api/authors?sort=name&fields=name");
  await expect(console.getByLabel("Path")).toHaveValue("/api/authors");
  await expect(query(console)).toHaveValue("sort=name\nfields=name");
  await console.getByRole("button", { name: "Run" }).click();
  await expect(page).toHaveURL(/#try\?.*authors/);
  // The response makes the pane anew, so it has to be there before something in the pane is opened.
  await expect(response(console)).toContainText("Amina Benali");
  await expect(response(console).locator("summary", { hasText: "History" })).toContainText("2");
  await response(console).getByText("History").click();
  await response(console)
    .getByRole("button", { name: /seasons/ })
    .click();
  await expect(console.getByLabel("Path")).toHaveValue("/api/seasons");
});

test("shows the draft and the published version beside each other", async ({ page }) => {
  const console = await openConsole(page);
  await console.getByLabel("Path").fill("/api/recipes/b7k4fr0fct5opctw00qjpmiq");
  await query(console).fill("fields[0]=title\nfields[1]=publishedAt");
  await console.getByLabel("Compare draft and published").check();
  await console.getByRole("button", { name: "Run" }).click();
  const draft = console.getByRole("region", { name: "Draft", exact: true });
  const published = console.getByRole("region", { name: "Published", exact: true });
  await expect(draft).toContainText('Only draft:   "publishedAt": null', { timeout: 30_000 });
  await expect(published).toContainText("200 OK");
  await expect(console.getByRole("status").filter({ hasText: "Draft: 200 OK" })).toBeAttached();
  await console.getByLabel("Compare draft and published").uncheck();
  await expect(draft).toHaveCount(0);
  await expect(response(console).locator("strong")).toHaveText(saying("200 OK"));
  await console.getByRole("button", { name: "Create a recipe" }).click();
  await expect(console.getByLabel("Compare draft and published")).toHaveCount(0);
});

test("a link brings the comparison of versions", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const console = await openConsole(page);
  await console.getByLabel("Compare draft and published").check();
  await console.getByRole("button", { name: "Copy link" }).click();
  await expect(console.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const linked = await openConsole(page, new URL(link).hash);
  await page.reload();
  await expect(linked.getByLabel("Compare draft and published")).toBeChecked();
  await linked.getByRole("button", { name: "Run" }).click();
  await expect(linked.getByRole("region", { name: "Published", exact: true })).toContainText("200 OK", {
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/compare=versions/);
});

test("copies the request as code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const console = await openConsole(page);
  await console.getByRole("button", { name: "Copy as cURL" }).click();
  await expect(console.getByText("cURL copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^curl -g 'http:\/\/localhost:1337\/api\/recipes\?filters\[rating\]/);
  await console.getByRole("button", { name: "Copy as Document Service" }).click();
  await expect(console.getByText("Document Service copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'strapi.documents("api::recipe.recipe").findMany(',
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page leads to the recorded samples", async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByText("With JavaScript, you can send requests with the console here."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "REST API reference" }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Console" })).toHaveCount(0);
  });
});
