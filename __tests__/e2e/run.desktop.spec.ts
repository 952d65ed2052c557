import { openHydrated } from "./support/hydration";
import {
  documentsPage,
  expectStatus,
  filtersPage,
  graphqlPage,
  openSample,
  press,
  queryIn,
  responseIn,
  restPage,
  sampleWith,
} from "./support/run";
import { expect, test } from "./support/test";

const hard = /filters\[difficulty\]\[\$eq\]=hard/;

test("downloads nothing before a reader presses Run, and then says that all is as recorded", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  const sample = await openSample(page, filtersPage, hard);
  await page.mouse.wheel(0, 3000);
  const ofSandbox = () => files.filter((file) => file.startsWith("/sandbox/"));
  expect(ofSandbox()).toEqual([]);
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await expect(sample.getByRole("status").filter({ hasText: "Response: 200 OK" })).toBeAttached();
  await expect(sample).toContainText(/Runs in your browser: Strapi \d+\.\d+\.\d+'s own code on SQLite\./);
  expect(ofSandbox()).toContain(`/sandbox/samples${filtersPage}.json`);

  await test.step("an edited filter gives other rows, a wrong one Strapi's error, and the right one rows again", async () => {
    await press(sample, "Back to recorded");
    await press(sample, "Edit");
    await expect(sample.getByLabel("Path")).toBeFocused();
    await expect(queryIn(sample)).toHaveValue("filters[difficulty][$eq]=hard\nfields[0]=title");
    await queryIn(sample).fill("filters[difficulty][$eq]=easy\nfields=title");
    await press(sample, "Run");
    await expectStatus(sample, "200 OK");
    await expect(responseIn(sample)).toContainText("Edited");
    await queryIn(sample).fill("filters[difficultly][$eq]=easy");
    await queryIn(sample).press("Control+Enter");
    await expectStatus(sample, "400 Bad Request");
    await expect(responseIn(sample)).toContainText("Invalid key difficultly");
    await press(sample, "Compare");
    await expect(responseIn(sample)).toContainText("Only recorded: 200 OK");
    await press(sample, "Undo edits");
    await press(sample, "Run");
    await expectStatus(sample, "200 OK");
    await expect(responseIn(sample)).toContainText("Same as recorded");
    await press(sample, "Back to recorded");
    await expect(sample.getByRole("tab", { name: "HTTP" })).toBeVisible();
    await expect(sample).toContainText("Verified with");
    await expect(sample.getByRole("button", { name: "Edit" })).toBeFocused();
  });

  await test.step("works by keyboard alone", async () => {
    await sample.getByRole("button", { name: "Run", exact: true }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(sample.getByLabel("Path")).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expectStatus(sample, "200 OK");
    await page.keyboard.press("Escape");
    await expect(sample.getByRole("button", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expectStatus(sample, "200 OK");
    await expect(sample.getByRole("button", { name: "Run", exact: true })).toBeFocused();
  });
});

test("a list finds what an earlier sample created, until the data is reset", async ({ page }) => {
  const create = await openSample(page, restPage, /POST \/api\/recipes\s+\?populate/);
  await press(create, "Run");
  await expectStatus(create, "201 Created");
  await expect(responseIn(create)).toContainText("Same as recorded");
  const title = /"title": "([^"]+)"/.exec((await responseIn(create).textContent()) ?? "")?.[1] ?? "";
  const list = await sampleWith(page, /sort=rating:desc&pagination\[pageSize\]=2/);
  await press(list, "Edit");
  await queryIn(list).fill(`filters[title]=${title}\nfields=title`);
  await press(list, "Run");
  await expectStatus(list, "200 OK");
  await expect(responseIn(list)).toContainText(title);
  await press(list, "Reset data");
  await expect(list.getByRole("status").filter({ hasText: "as it was at the start" })).toBeAttached();
  await press(list, "Run");
  await expectStatus(list, "200 OK");
  await expect(responseIn(list)).toContainText('"data": []');
});

test("what a sample goes on from runs first, so that it is as recorded", async ({ page }) => {
  const sample = await openSample(
    page,
    "/dev-docs/api/rest/relations",
    /GET \/api\/recipes\/\w+.*pairsWith/s,
  );
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await expect(responseIn(sample)).toContainText("The sample before it ran first");
});

test("a call of the Document Service runs as it is, and edited", async ({ page }) => {
  const sample = await openSample(page, documentsPage, /Document Service.*findMany\(/s);
  await press(sample, "Run");
  await expectStatus(sample, "Result");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await press(sample, "Edit");
  const code = sample.getByLabel("Call of the Document Service");
  await expect(code).toBeFocused();
  await code.fill('strapi.documents("api::recipe.recipe").count({\n  status: ,\n})');
  await code.press("Control+Enter");
  await expect(sample.getByText("Line 2, column 11: Unexpected token.")).toBeVisible();
  await code.fill('strapi.documents("api::recipe.recipe").count({ filters: { nope: 1 } })');
  await code.press("Control+Enter");
  await expectStatus(sample, "Error");
  await expect(responseIn(sample)).toContainText("Invalid key nope");
  await code.fill('strapi.documents("api::recipe.recipe").count()');
  await code.press("Control+Enter");
  await expectStatus(sample, "Result");

  await test.step("code with types runs, and a mistake behind a type has its own column", async () => {
    const call = 'await strapi.documents("api::recipe.recipe").findMany({ limit: 2, sort: "title" })';
    await code.fill(
      `type Row = { title: string };\nconst rows = (${call}) as Row[];\nconst names: string[] = rows.map(({ title }: Row) => title!);\nnames satisfies readonly string[];`,
    );
    await code.press("Control+Enter");
    await expectStatus(sample, "Result");
    await expect(responseIn(sample)).toContainText("Braised fennel with lemon");
    await code.fill("const names: string[] = [];\nconst all: Record<string, number> = {}; let names;");
    await code.press("Control+Enter");
    await expect(
      sample.getByText("Line 2, column 45: Identifier 'names' has already been declared."),
    ).toBeVisible();
  });
});

test("says what to do when the sample can't be loaded, and tries again", async ({ page }) => {
  const sample = await openSample(page, filtersPage, hard);
  await page.route("**/sandbox/samples/**", (route) => route.abort());
  await press(sample, "Run");
  await expect(sample.getByRole("alert")).toHaveText(/Check your connection, then try again\.$/);
  await page.unroute("**/sandbox/samples/**");
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
});

test("a GraphQL sample runs as it is, and with other variables", async ({ page }) => {
  const sample = await openSample(page, graphqlPage, /query Recipes\(\$filters: RecipeFiltersInput\) /);
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await press(sample, "Edit");
  await expect(sample.getByLabel("Query, in GraphQL")).toBeFocused();
  const variables = sample.getByLabel("Variables, as JSON");
  await variables.fill('{\n  "filters": { "difficulty": { "eq": "easy" } },\n}');
  await expect(sample.getByText(/^Line 3: /)).toBeVisible();
  await press(sample, "Run");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await variables.fill('{ "filters": { "difficulty": { "eq": "easy" } } }');
  await variables.press("Control+Enter");
  await expect(responseIn(sample)).toContainText("Edited");
  await sample.getByLabel("Query, in GraphQL").fill("{ recipes { titel } }");
  await press(sample, "Run");
  await expect(responseIn(sample)).toContainText('Cannot query field \\"titel\\"');
});

test("code that prepares a sample runs first", async ({ page }) => {
  const sample = await openSample(page, "/dev-docs/configurations/api", /pageSize\]=50/);
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
});

test("says why a sample has no Run button", async ({ page }) => {
  const sample = await openSample(page, graphqlPage, /mutation\s*\{\s*login/);
  await expect(sample.getByRole("button", { name: "Copy code" }).first()).toBeAttached();
  await expect(sample.getByRole("button", { name: "Run", exact: true })).toHaveCount(0);
  await expect(sample).toContainText("Can't run in your browser: needs user accounts or tokens");
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("samples of a page that were run once run again", async ({ page, context }) => {
    const path = graphqlPage;
    await openHydrated(page, path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const recipes = /query Recipes\(\$filters: RecipeFiltersInput\) /;
    const online = await sampleWith(page, recipes);
    await press(online, "Run");
    await expectStatus(online, "200 OK");
    await page.waitForFunction((file) => caches.match(file).then(Boolean), `/sandbox/samples${path}.json`);
    await context.setOffline(true);
    const sample = await openSample(page, path, recipes);
    await press(sample, "Run");
    await expectStatus(sample, "200 OK");
    await expect(responseIn(sample)).toContainText("Same as recorded");
  });
});
