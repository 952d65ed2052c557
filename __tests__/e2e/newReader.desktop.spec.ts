import { drop, query, readySchema, response, runFor } from "./support/console";
import { imageSequence } from "./support/imageSequence";
import { expectStatus, filtersPage, openSample, press, queryIn, responseIn } from "./support/run";
import { expect, test } from "./support/test";

/** What the release notes show, sharp on fine screens. `npm run image:sandbox` takes the image again. */
const file = "new-reader.webp";
test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 1000 } });

const book = {
  kind: "collectionType",
  info: { singularName: "book", pluralName: "books", displayName: "Book" },
  attributes: {
    title: { type: "string", required: true },
    pages: { type: "integer", min: 100, max: 900 },
    binding: { type: "enumeration", enum: ["paperback", "hardcover"] },
  },
};

test("a new reader edits a filter, makes a mistake, fixes it, and queries a schema of their own", async ({
  page,
}) => {
  const sample = await openSample(page, filtersPage, /filters\[difficulty\]\[\$eq\]=hard/);
  const images = imageSequence(page, file);

  await press(sample, "Edit");
  await queryIn(sample).fill("filters[difficulty][$eq]=easy\nfields[0]=title\npagination[limit]=1");
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText("Edited");
  await images.add(sample);

  await queryIn(sample).fill("filters[difficultly][$eq]=easy\nfields[0]=title\npagination[limit]=1");
  await press(sample, "Run");
  await expectStatus(sample, "400 Bad Request");
  await expect(responseIn(sample)).toContainText("Invalid key difficultly");
  await images.add(sample);

  await queryIn(sample).fill("filters[difficulty][$eq]=easy\nfields[0]=title\npagination[limit]=1");
  await press(sample, "Run");
  await expectStatus(sample, "200 OK");
  await expect(responseIn(sample)).toContainText('"title"');

  const link = page.locator("#sidebar").getByRole("link", { name: "Try the REST API" });
  await link.click();
  await page.waitForURL("**/dev-docs/api/rest/console");
  // As large as the sample in the image.
  await page.setViewportSize({ width: 680, height: 1000 });
  const console = page.getByRole("region", { name: "Console" });
  await console.getByText("Your schema", { exact: true }).click();
  await expect(console.getByRole("button", { name: "Add schema" })).toBeVisible();
  await drop(page, console, "schema.json", JSON.stringify(book));
  await expect(readySchema(console)).toContainText("1 content type, with 6 generated documents", {
    timeout: 30_000,
  });
  await images.add(console);

  await console.getByText("Your schema", { exact: true }).click();
  await query(console).fill("filters[binding][$eq]=hardcover\nsort=pages:desc");
  await runFor(console, "200 OK");
  await expect(response(console)).toContainText('"binding": "hardcover"');
  await expect(response(console)).not.toContainText("paperback");
  await images.add(console);
  await images.write();
});
