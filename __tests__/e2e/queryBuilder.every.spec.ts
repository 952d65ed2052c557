import { expectNoAxeFindings } from "./support/axe";
import { begin, editor, result, unfold } from "./support/queryBuilder";
import { expect, test } from "./support/test";

test("a form becomes an object and a request", async ({ page }) => {
  const builder = await begin(page);
  const filters = await unfold(builder, "Filters");
  await filters.getByRole("button", { name: "Condition", exact: true }).click();
  await expect(filters.getByLabel("Field", { exact: true })).toBeFocused();
  await filters.getByLabel("Field", { exact: true }).selectOption("author");
  await filters.getByLabel("Field of author").selectOption("name");
  await filters.getByLabel("Operator").selectOption("$startsWith");
  await filters.getByLabel("Value").fill("Ami");
  await expect(filters.getByText("matches when the field starts with the string")).toBeVisible();
  await expect(editor(builder)).toHaveValue('{ filters: { author: { name: { $startsWith: "Ami" } } } }');
  await expect(result(builder)).toHaveText(
    "http://localhost:1337/api/recipes?filters[author][name][$startsWith]=Ami",
  );
});

test("has no problem that axe finds, with everything open", async ({ page }) => {
  const query = {
    filters: {
      colour: "x",
      $or: [{ title: { $in: ["a"] } }, { author: { name: { $eq: "b" } } }],
      blocks: {},
    },
    sort: ["rating:down"],
    fields: ["title", "odd"],
    populate: { blocks: { on: { "blocks.quote": { fields: ["text"] } } }, author: { fields: ["name"] } },
    pagination: { page: "x" },
    locale: "fr",
    odd: 1,
  };
  const builder = await begin(page, JSON.stringify(query));
  for (const fold of await builder.locator("details:not([open]) > summary").all())
    if (await fold.isVisible()) await fold.click();
  await expectNoAxeFindings(page, "section[aria-label='Query builder']");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
