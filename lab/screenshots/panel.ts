import type { Locator, Page } from "@playwright/test";

/** Seeded recipes in screenshots, by their role there. */
const recipes = {
  published: "scn9b2ekkuaxeui1ltk53ciw",
  modified: "h7i76m2nq0dajfycumgkswq7",
  draft: "vd1z2ys5zxg2oxq679m5k4jk",
} as const;

const recipeList = "/content-manager/collection-types/api::recipe.recipe";

export const at = {
  recipes: recipeList,
  newRecipe: `${recipeList}/create`,
  recipe: (which: keyof typeof recipes) => `${recipeList}/${recipes[which]}`,
  homepage: "/content-manager/single-types/api::homepage.homepage",
  endUsers: "/content-manager/collection-types/plugin::users-permissions.user",
  builder: "/plugins/content-type-builder/content-types/api::recipe.recipe",
  media: "/plugins/upload",
} as const;

/** Presses a button by its name. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

/** Fills in a field by its label. */
export const fill = (page: Page, label: string | RegExp, text: string) =>
  page.getByLabel(label).first().fill(text);

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
/** The region from the title of a page to what is at its right and lower edges. */
export const fromTitle = (page: Page, ...edges: readonly Locator[]) => [
  page.getByRole("heading", { level: 1 }).last(),
  ...edges,
];
/** The link above the title of an entry or a list. */
export const back = (page: Page) => page.getByRole("link", { name: "Back" }).first();
/** The region of a list, up to the first cell of its last row: tables are wider than what is visible of them. */
export const listOf = (page: Page, ...edges: readonly Locator[]) =>
  fromTitle(page, page.getByRole("row").last().getByRole("gridcell").nth(1), ...edges);
/** A control behind an open menu, which hides all else from screen readers. */
export const behind = (page: Page, role: "button" | "combobox", name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === "string", includeHidden: true });
export const dialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Scrolls to an element of a form. The panel renders a form's fields again while it loads, which removes elements found before. */
export async function bringIntoView(place: Locator, tries = 5): Promise<void> {
  try {
    await place.scrollIntoViewIfNeeded();
  } catch (error) {
    if (tries === 1) throw error;
    await bringIntoView(place, tries - 1);
  }
}

/** The panel's own list of choices behind a field, opened. */
export const choose = async (page: Page, field: string | RegExp, option: string) => {
  await page.getByRole("combobox", { name: field }).first().click();
  await page.getByRole("option", { name: option, exact: true }).first().click();
};
