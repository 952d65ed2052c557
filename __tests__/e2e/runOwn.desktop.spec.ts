/** Samples with a reader's names: they run on the reader's schema, or say that they ran as written for Saffron. */
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "./support/axe";
import { openConsole } from "./support/console";
import {
  documentsPage,
  expectStatus,
  filtersPage,
  openSample,
  press,
  queryIn,
  responseIn,
  restPage,
  sampleWith,
} from "./support/run";
import { expect, test } from "./support/test";

const posts = {
  kind: "collectionType",
  info: { singularName: "blog-post", pluralName: "blog-posts", displayName: "Blog post" },
  attributes: { title: { type: "string" }, difficulty: { type: "enumeration", enum: ["easy", "hard"] } },
};
const hard = /filters\[difficulty\]\[\$eq\]=hard/;
const names = {
  singular: "blog-post",
  plural: "blog-posts",
  field: "blogPost",
  fields: "blogPosts",
  Type: "BlogPost",
  Types: "BlogPosts",
  one: "blogPost",
  many: "blogPosts",
};

const useNames = (page: Page) =>
  page.addInitScript((text) => localStorage.setItem("docs.project", text), JSON.stringify(names));

async function giveSchema(page: Page): Promise<void> {
  const console = await openConsole(page);
  await console.getByText("Your schema", { exact: true }).click();
  await console.getByLabel("Schema, as JSON").fill(JSON.stringify(posts));
  await console.getByRole("button", { name: "Add schema" }).click();
  await expect(console.getByText(/^Strapi runs your schema: /)).toBeVisible({ timeout: 60_000 });
}

test("without a schema, an adapted sample runs as written for Saffron and says so", async ({ page }) => {
  await useNames(page);
  const sample = await openSample(page, filtersPage, hard);
  await expect(sample).toContainText("GET /api/blog-posts");
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Same as recorded");
  await expect(responseIn(sample)).toContainText("Ran as written for Saffron: GET /api/recipes.");
  await press(sample, "Edit");
  await expect(sample.getByLabel("Path")).toHaveValue("/api/recipes");
});

test("with a schema, an adapted sample runs on it, and others on Saffron", async ({ page }) => {
  await useNames(page);
  await giveSchema(page);
  const sample = await openSample(page, filtersPage, hard);
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Your schema");
  await expect(responseIn(sample)).toContainText(
    "Ran on your schema: GET /api/blog-posts. Strapi generated the entries.",
  );
  await expect(responseIn(sample)).not.toContainText("Cardamom buns");
  await press(sample, "Edit");
  await expect(sample.getByLabel("Path")).toHaveValue("/api/blog-posts");
  await queryIn(sample).fill("fields=title\npagination[withCount]=true");
  await queryIn(sample).press("Control+Enter");
  await expect(responseIn(sample)).toContainText(/"total": [1-9]/);
  await queryIn(sample).fill("filters[rating][$gt]=4");
  await queryIn(sample).press("Control+Enter");
  await expectStatus(sample, "400 Bad Request");
  await expect(responseIn(sample)).toContainText("Invalid key rating");
  await expectNoAxeFindings(page, "main");

  const followed = await openSample(page, restPage, /GET \/api\/blog-posts\/[a-z0-9]{24}/);
  await press(followed, "Run");
  await expectStatus(followed, "200 OK");
  await expect(responseIn(followed)).toContainText("It names a document of Saffron.");
  await expect(responseIn(followed)).toContainText("Same as recorded");
});

test("code of the Document Service runs on the schema, and nothing is kept for the next page", async ({
  page,
}) => {
  await useNames(page);
  await giveSchema(page);
  const sample = await openSample(page, documentsPage, /Document Service.*findMany\(/s);
  await press(sample, "Edit");
  const code = sample.getByLabel("Call of the Document Service");
  await expect(code).toHaveValue(/^const blogPosts = await strapi\.documents\("api::blog-post\.blog-post"\)/);
  await expect(sample).toContainText("Adapted to your project: it runs on your schema.");
  await code.fill('await strapi.documents("api::blog-post.blog-post").count()');
  await code.press("Control+Enter");
  await expectStatus(sample, "Result");
  await expect(responseIn(sample)).toContainText("Ran on your schema.");
  await page.evaluate(() => localStorage.removeItem("docs.project"));
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "docs.project" })));
  await press(sample, "Back to recorded");
  const plain = await sampleWith(page, /Document Service.*findMany\(/s);
  await press(plain, "Run");
  await expect(responseIn(plain)).toContainText("Same as recorded");
});
