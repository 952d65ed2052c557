import { begin, editor, openBuilder, path, result, unfold } from "./support/queryBuilder";
import { expect, test } from "./support/test";

test("the form and the text follow each other", async ({ page }) => {
  const builder = await begin(page);

  await test.step("an object becomes a form", async () => {
    await editor(builder).fill(
      '{ filters: { $or: [{ rating: { $gt: 4 } }, { difficulty: "hard" }] }, fields: "title" }',
    );
    const filters = await unfold(builder, "Filters");
    const group = filters.getByRole("group", { name: /At least one/ });
    await expect(group.getByLabel("Value").first()).toHaveValue("4");
    await expect(group.getByLabel("Value").nth(1)).toHaveValue("hard");
    await group.getByLabel("Value").first().fill("4.5");
    await expect(editor(builder)).toHaveValue(/\$gt: 4\.5/);
    await expect(result(builder)).toContainText("filters[$or][0][rating][$gt]=4.5");
  });

  await test.step("relations, components and blocks are populated by name, as deep as they go", async () => {
    await editor(builder).fill("{}");
    await unfold(builder, "Populate");
    const populate = builder.getByRole("group", { name: "Populate", exact: true }).first();
    await populate.getByRole("radio", { name: "Chosen ones" }).check();
    await populate.getByRole("button", { name: "Relation, file, component or zone" }).click();
    await populate.getByLabel("Relation, file, component or zone").last().selectOption("blocks");
    const blocks = await unfold(builder, "Blocks of blocks (on)");
    await blocks.getByRole("button", { name: "Type of block" }).click();
    await blocks.getByRole("combobox", { name: "Type of block" }).selectOption("blocks.quote");
    const fields = await unfold(builder, "Fields of blocks.quote");
    await fields.getByRole("checkbox", { name: "text" }).check();
    await expect(result(builder)).toContainText("populate[blocks][on][blocks.quote][fields][0]=text");
  });

  await test.step("rows come and go under the keyboard, with the focus where one goes on", async () => {
    await editor(builder).fill("{}");
    const sort = await unfold(builder, "Sort");
    const add = sort.getByRole("button", { name: "Field to sort by" });
    for (const name of ["title", "rating", "slug"]) {
      await add.focus();
      await page.keyboard.press("Enter");
      await expect(sort.getByLabel("Field", { exact: true }).last()).toBeFocused();
      await sort.getByLabel("Field", { exact: true }).last().selectOption(name);
    }
    await sort.getByRole("button", { name: "Remove sorting by rating" }).press("Enter");
    await expect(sort.getByLabel("Field", { exact: true }).nth(1)).toBeFocused();
    await expect(sort.getByLabel("Field", { exact: true }).nth(1)).toHaveValue("slug");
    await expect(
      builder.getByRole("status").filter({ hasText: "Removed the field to sort by." }),
    ).toBeAttached();
    await sort.getByRole("button", { name: "Remove sorting by slug" }).press("Enter");
    await sort.getByRole("button", { name: "Remove sorting by title" }).press("Enter");
    await expect(add).toBeFocused();
  });

  await test.step("nothing in the text is ever run", async () => {
    await editor(builder).fill("{}");
    await editor(builder).fill("{ sort: (() => { document.title = 'run' })() }");
    await expect(builder.getByText(/data alone/)).toBeVisible();
    expect(await page.title()).not.toBe("run");
  });

  await test.step("a type of one's own is not checked", async () => {
    await editor(builder).fill("{}");
    await builder.getByLabel("Content type").selectOption({ label: "A type of your own …" });
    await builder.getByLabel("Path").fill("/api/films");
    await editor(builder).fill("{ filters: { director: { name: 'x' } } }");
    await expect(result(builder)).toContainText("/api/films?filters[director][name]=x");
    await expect(builder.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test("begins with a preset or an empty query, and reset goes back to it", async ({ page }) => {
  const builder = await openBuilder(page);
  const begins = builder.getByLabel("Start with");

  await test.step("another content type drops what it doesn't have", async () => {
    await builder.getByLabel("Content type").selectOption("/api/seasons");
    await expect(result(builder)).toContainText("http://localhost:1337/api/seasons");
    await expect(result(builder)).not.toContainText(/filters|sort|fields|populate/);
    await expect(builder.getByText("Problem", { exact: true })).toHaveCount(0);
    await builder.getByRole("button", { name: "Reset" }).click();
    await expect(result(builder)).toContainText("/api/recipes?filters[vegetarian][$eq]=true");
  });

  await test.step("a preset shows Strapi's response, until it is changed; reset brings it back", async () => {
    await begins.selectOption("French drafts that were never published");
    await expect(page.getByRole("heading", { name: "Response from Strapi" })).toBeVisible();
    await expect(page.getByText("200 OK").and(page.locator(":visible")).first()).toBeVisible();
    await builder.getByLabel("status", { exact: true }).selectOption("published");
    await expect(begins).toHaveValue("own");
    await expect(page.getByRole("heading", { name: "Response from Strapi" })).toHaveCount(0);
    await builder.getByRole("button", { name: "Reset" }).click();
    await expect(result(builder)).toContainText("status=draft");
  });

  await test.step("begins with an empty query, and goes back to it", async () => {
    await expect(begins.getByRole("option").first()).toHaveText("Empty query");
    await begins.selectOption("Empty query");
    await expect(editor(builder)).toHaveValue("{}");
    await expect(builder.locator("summary").filter({ hasText: "Fields" })).toHaveText(/Fields\s*all fields/);
    const reset = builder.getByRole("button", { name: "Reset" });
    await expect(reset).toBeDisabled();
    await editor(builder).fill('{ fields: ["title"] }');
    await expect(begins).toHaveValue("own");
    await reset.click();
    await expect(result(builder)).toHaveText("http://localhost:1337/api/recipes");
    await expect(begins).toHaveValue("empty");
  });
});

test("values take the shape of their field and operator", async ({ page }) => {
  const builder = await begin(page, '{"filters":{"cookMinutes":{"$eq":20}}}');
  const filters = builder.getByRole("group", { name: "Filters", exact: true });
  await filters.getByLabel("Operator").selectOption("$between");
  await filters.getByLabel("To", { exact: true }).fill("30");
  await expect(editor(builder)).toHaveValue(/\$between: \[20, 30\]/);
  await filters.getByLabel("Operator").selectOption("$null");
  await expect(filters.getByLabel("Value")).toHaveValue("true");
  await filters.getByLabel("Field", { exact: true }).selectOption("difficulty");
  await filters.getByLabel("Operator").selectOption("$in");
  await filters.getByLabel("Values, with commas between").fill("easy, medium");
  await expect(editor(builder)).toHaveValue(/\$in: \["easy", "medium"\]/);
});

test("says what is wrong, where, and what to write instead", async ({ page }) => {
  const builder = await begin(page, '{"filters":{"author":{"nmae":{"$eq":"x"}}},"populate":["chef"]}');
  const field = builder.getByLabel("Field of author");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/Author has no field “nmae”.*Did you mean “name”/);
  await expect(builder.getByRole("status").filter({ hasText: "2 problems" })).toBeVisible();
  await field.selectOption("name");
  await expect(builder.getByRole("status").filter({ hasText: "1 problem:" })).toBeVisible();
});

test("a text that can't be read leaves the form alone and says why", async ({ page }) => {
  const builder = await begin(page, '{"sort":["title:asc"]}');
  await editor(builder).fill("{\n  sort: title\n}");
  await expect(builder.getByText(/Line 2: .* is not expected here/)).toBeVisible();
  await expect(editor(builder)).toHaveAttribute("aria-invalid", "true");
  await expect(builder.getByLabel("Field", { exact: true })).toHaveValue("title");
  await expect(result(builder)).toContainText("sort[0]=title:asc");
});

test("the URL holds the query, and brings it back", async ({ page }) => {
  const builder = await begin(page);
  await editor(builder).fill("{ filters: { vegetarian: true }, locale: 'fr' }");
  await expect(page).toHaveURL(/query=.*vegetarian/);
  await page.reload();
  await expect(result(builder)).toContainText("filters[vegetarian]=true&locale=fr");
});

test("says that entries are missing because of the page size, and shows them", async ({ page }) => {
  const builder = await begin(page, '{"fields":["title"],"pagination":{"pageSize":2,"withCount":true}}');
  await builder.getByRole("button", { name: "Run" }).click();
  const said = builder.getByRole("status").filter({ hasText: / · / });
  await expect(said).toContainText(/200 OK · 2 of \d+ entries/, { timeout: 30_000 });
  await builder.getByRole("button", { name: "Show all" }).click();
  await expect(said).toContainText(/200 OK · (\d+) of \1 entries/);
  await expect(result(builder)).toContainText("fields[0]=title&pagination[withCount]=true");
  await expect(result(builder)).not.toContainText("pageSize");
  await expect(builder.getByRole("button", { name: "Show all" })).toHaveCount(0);
});

test("results come in four forms", async ({ page }) => {
  const builder = await begin(page, '{"fields":["title"]}');
  await builder.getByRole("tab", { name: "cURL" }).click();
  await expect(result(builder)).toContainText("curl -g 'http://localhost:1337/api/recipes?fields[0]=title'");
  await page.keyboard.press("ArrowRight");
  await expect(result(builder)).toContainText("await fetch(");
});

test("runs the query in the browser, and again after each change", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const builder = await begin(page, '{"filters":{"rating":{"$gte":4.8}},"fields":["title"],"sort":"title"}');
  const response = builder.getByRole("region", { name: "Response" });
  await expect(response.getByText(/Strapi \d+\.\d+\.\d+'s own code on SQLite/)).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/sandbox/"))).toEqual([]);
  await builder.getByRole("button", { name: "Run" }).click();
  const said = builder.getByRole("status").filter({ hasText: / · / });
  await expect(said).toContainText("200 OK · 2 of 2 entries", { timeout: 30_000 });
  await expect(response.getByRole("cell", { name: "Cardamom buns" })).toBeVisible();
  await editor(builder).fill("{ filters: { rating: { $gre: 4.8 } } }");
  await expect(said).toContainText("400 Bad Request");
  await expect(response).toContainText("Invalid key");
  await editor(builder).fill('{ filters: { slug: "cardamom-buns" }, fields: ["title"] }');
  await expect(said).toContainText("200 OK · 1 of 1 entry");
  await response.getByRole("tab", { name: "JSON" }).click();
  await expect(response).toContainText('"pageSize": 25');
});

test("hands its query over to the console", async ({ page }) => {
  const builder = await begin(page, '{"sort":["title:asc"],"fields":["title"]}');
  await builder.getByRole("link", { name: "Open in the console" }).click();
  const console = page.getByRole("region", { name: "Console" });
  await expect(console.getByLabel("Path")).toHaveValue("/api/recipes");
  await expect(console.getByLabel("Query, one parameter per line")).toHaveValue(
    "sort[0]=title:asc\nfields[0]=title",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains the syntax, and shows the queries with their responses", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("With JavaScript you can build a query here.")).toBeVisible();
    await expect(page.getByText("Vegetarian, quick, the best first")).toBeVisible();
    await expect(page.getByRole("region", { name: "Query builder" })).toHaveCount(0);
    await expect(page.getByRole("cell", { name: "$containsi", exact: true })).toBeVisible();
  });
});
