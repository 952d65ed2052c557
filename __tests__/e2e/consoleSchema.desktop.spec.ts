import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { nothingAhead } from "./support/connection";
import { drop, openConsole, readySchema as ready, response, runFor } from "./support/console";
import { expect, test } from "./support/test";

const book = {
  kind: "collectionType",
  collectionName: "books",
  info: { singularName: "book", pluralName: "books", displayName: "Book" },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: "string", required: true },
    pages: { type: "integer", min: 100, max: 900 },
    binding: { type: "enumeration", enum: ["paperback", "hardcover"] },
  },
};
const shelf = {
  kind: "collectionType",
  info: { singularName: "shelf", pluralName: "shelves", displayName: "Shelf" },
  attributes: {
    label: { type: "string" },
    sign: { type: "component", component: "shop.sign" },
    books: { type: "relation", relation: "oneToMany", target: "api::book.book" },
    keeper: { type: "relation", relation: "oneToOne", target: "plugin::users-permissions.user" },
  },
};
const sign = {
  collectionName: "components_shop_signs",
  info: { displayName: "Sign" },
  attributes: { text: { type: "string" } },
};

async function openSchema(page: Page): Promise<Locator> {
  const console = await openConsole(page);
  await console.getByText("Your schema", { exact: true }).click();
  await expect(console.getByRole("button", { name: "Add schema" })).toBeVisible();
  return console;
}

const paste = (console: Locator) => console.getByLabel("Schema, as JSON");

test("runs a dropped schema, keeps it over a reload, and sends nothing anywhere", async ({ page }) => {
  // Pages that links lead to are prefetched when they come into view, whatever the console does.
  await nothingAhead(page);
  const console = await openSchema(page);
  const bodies: string[] = [];
  let later: string[] | undefined;
  page.on("request", (request) => {
    if (request.postData() !== null) bodies.push(request.url());
    later?.push(request.url());
  });
  await drop(page, console, "schema.json", JSON.stringify(book));
  await expect(ready(console)).toContainText("1 content type, with 6 generated documents", {
    timeout: 60_000,
  });
  later = [];
  await expect(console.getByLabel("Path")).toHaveValue("/api/books");
  await expect(console.getByRole("button", { name: "Recipe" })).toHaveCount(0);
  await expect(console.getByText(/Public can read and write everything/)).toBeVisible();
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"binding": "paperback"');
  await console.getByLabel("Method").selectOption("POST");
  await runFor(console, "201 Created");
  await console.getByLabel("Method").selectOption("GET");
  await console.getByLabel("Query, one parameter per line").fill("filters[pages][$gte]=1000");
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"data": []');
  expect(later).toEqual([]);
  expect(bodies).toEqual([]);

  later = undefined;
  await page.reload();
  await expect(console.getByRole("button", { name: "Fields of Book" })).toBeVisible();
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"data": []');
});

test("goes back to the sample project, and removes the schema", async ({ page }) => {
  const console = await openSchema(page);
  await paste(console).fill(JSON.stringify(book));
  await console.getByRole("button", { name: "Add schema" }).click();
  await expect(ready(console)).toBeFocused({ timeout: 60_000 });
  await expect(paste(console)).toBeHidden();
  await console.getByText("Add or replace files").click();
  await expect(paste(console)).toBeVisible();
  await console.getByRole("button", { name: "Back to the sample project" }).click();
  await expect(console.getByRole("button", { name: "Fields of Recipe" })).toBeVisible();
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"rating": 4.8');
  await console.getByRole("button", { name: "Use this schema" }).click();
  await expect(console.getByRole("button", { name: "Fields of Book" })).toBeVisible({ timeout: 60_000 });
  await console.getByRole("button", { name: "Remove" }).click();
  await expect(console.getByText("Your schema is removed from this browser.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("books");
});

test("reads a project's folder, and nothing else in it", async ({ page }, { outputDir }) => {
  const files = {
    "src/api/book/content-types/book/schema.json": book,
    "src/api/shelf/content-types/shelf/schema.json": shelf,
    "src/components/shop/sign.json": sign,
    "src/admin/tsconfig.json": { broken: true },
    "src/api/book/controllers/book.json": {},
  };
  for (const [path, value] of Object.entries(files)) {
    mkdirSync(dirname(join(outputDir, path)), { recursive: true });
    writeFileSync(join(outputDir, path), JSON.stringify(value));
  }
  const console = await openSchema(page);
  await console.getByLabel("Choose a folder").setInputFiles(join(outputDir, "src"));
  await expect(ready(console)).toContainText("2 content types, with 12", { timeout: 60_000 });
  await expect(console.getByText("3 files, kept in this browser only")).toBeVisible();
  await expect(console.getByText(/3 made-up users/)).toBeVisible();
  await console.getByLabel("Path").fill("/api/shelves?populate=*");
  await runFor(console, "200 OK");
  for (const text of ['"username": "nia"', '"text": "Amber text 1"', '"title": "Amber title 1"'])
    await expect(response(console)).toContainText(text);
});

test("says what is wrong, where, and in Strapi's words", async ({ page }) => {
  const console = await openSchema(page);
  const problems = console.getByRole("list", { name: "Problems" });
  const add = async (value: object | string) => {
    await paste(console).fill(typeof value === "string" ? value : JSON.stringify(value));
    await console.getByRole("button", { name: "Add schema" }).click();
  };
  await drop(page, console, "schema.json", '{\n  "kind": "collectionType",\n}');
  await expect(problems).toContainText("schema.json:3:1");
  await expect(problems).toContainText("Expected a property name in double quotes.");
  await console.getByRole("button", { name: "Remove" }).click();
  await add(shelf);
  await expect(problems).toContainText("uses the component shop.sign, which is missing");
  await expect(problems).toContainText("is a relation to api::book.book, which is missing");
  await console.getByRole("button", { name: "Remove" }).click();
  await add({ ...book, attributes: { size: { type: "enumeration", enum: ["1", "2"] } } });
  await expect(problems).toContainText("Values should have at least one alphabetical character", {
    timeout: 60_000,
  });
  await expect(problems).toContainText("src/api/book/content-types/book/schema.json");
  await add({ ...book, attributes: { ...book.attributes, locale: { type: "string" } } });
  await expect(problems).toContainText("Attribute name is reserved: locale in api::book.book.", {
    timeout: 60_000,
  });
  // The sample project still runs.
  await runFor(console, "200 OK");
});
