import { at, back, behind, bringIntoView, button, dialog, fill, fromTitle, heading, press } from "./panel";
import type { Shot } from "./shot";

const tick = (page: Parameters<Shot["shows"]>[0], title: string) =>
  page.getByRole("row", { name: title }).getByRole("checkbox").click();

/** One entry of each state, all in the upper part of the list. */
const tickThree = async (page: Parameters<Shot["shows"]>[0]) => {
  for (const title of ["Braised fennel with lemon", "Cardamom buns", "Peach and cardamom cake"])
    await tick(page, title);
};

/** Lists of entries: finding, choosing and changing many at once. */
const lists: readonly Shot[] = [
  {
    id: "content-manager-list",
    at: at.recipes,
    as: "editor",
    alt: "The list of recipes in the Content Manager, with the title and the languages of each entry. Create new entry is at the top right.",
    shows: (page) => page.getByRole("row", { name: /Saffron risotto/ }),
    hotspots: [
      { at: (page) => page.getByRole("link", { name: "Create new entry" }), says: "Create an entry" },
      { at: (page) => button(page, "Filters"), says: "Filter the list" },
      { at: (page) => page.getByRole("combobox", { name: "Select a locale" }), says: "Choose a language" },
      { at: (page) => button(page, "View settings"), says: "Choose the columns" },
    ],
    columns: ["title"],
    zoom: 1.72,
    above: 12,
    right: 4,
    below: 0,
    left: 4,
    crop: (page) =>
      fromTitle(
        page,
        back(page),
        page.getByRole("link", { name: "Create new entry" }),
        page
          .getByRole("row", { name: /Chickpea flatbread/ })
          .getByRole("gridcell")
          .nth(1),
      ),
    asserts: (page) => [
      page.getByRole("link", { name: "Create new entry" }),
      page.getByRole("link", { name: "Cardamom buns" }).or(page.getByText("Cardamom buns")),
    ],
  },
  {
    id: "content-manager-search",
    at: `${at.recipes}?_q=lemon`,
    as: "editor",
    alt: "The list of recipes after a search for lemon: the search field contains the word, and three entries match.",
    shows: (page) => page.getByText("Lentil and lemon stew"),
    crop: (page) => [
      heading(page, "Recipe"),
      page.getByRole("main").getByRole("searchbox"),
      page.getByRole("row").last().getByRole("gridcell").nth(2),
    ],
  },
  {
    id: "content-manager-filter",
    at: at.recipes,
    as: "editor",
    alt: "The filter form is open below the button Filters, with a field, an operator, a value and the button Add filter.",
    steps: (page) => press(page, "Filters"),
    shows: (page) => button(page, "Add filter"),
    crop: (page) => [page.getByRole("dialog"), button(page, "Filters"), heading(page, "Recipe")],
  },
  {
    id: "content-manager-filtered",
    at: `${at.recipes}?filters[$and][0][vegetarian][$eq]=true`,
    as: "editor",
    alt: "The list of recipes with a filter on vegetarian, shown above the list as a label with a cross to remove it.",
    shows: (page) => page.getByRole("gridcell", { name: "Cardamom buns" }),
    crop: (page) => [
      heading(page, "Recipe"),
      button(page, /vegetarian/),
      page
        .getByRole("row", { name: /Roasted pumpkin soup/ })
        .getByRole("gridcell")
        .nth(2),
    ],
  },
  {
    id: "content-manager-view-settings",
    at: at.recipes,
    alt: "The menu of a list's gear icon: a link to configure the view, and a checkbox for each field that can be a column.",
    steps: (page) => press(page, "View settings"),
    shows: (page) => page.getByText("Configure the view"),
    crop: (page) => [
      page.getByRole("dialog"),
      button(page, "View settings"),
      page.getByRole("combobox", { name: "Select a locale" }),
    ],
  },
  {
    id: "content-manager-row-actions",
    at: at.recipes,
    as: "editor",
    alt: "The menu of the actions for one row is open at the end of the row.",
    steps: async (page) => page.getByRole("button", { name: "Row actions" }).first().click(),
    shows: (page) => page.getByRole("menu"),
    crop: (page) => [page.getByRole("menu"), behind(page, "button", "Row actions")],
  },
  {
    id: "content-manager-selected",
    at: `${at.recipes}?page=1&pageSize=6&sort=title:ASC`,
    as: "editor",
    alt: "Three rows of the list are selected: a published, a modified, and a draft entry. Above the list are the number of selected entries and the buttons Publish, Unpublish, and Delete.",
    columns: ["title"],
    steps: tickThree,
    shows: (page) => page.getByText("3 entries selected"),
    zoom: 1.27,
    height: 1000,
    right: 20,
    above: 16,
    below: 0,
    crop: (page) => [
      page.getByText("3 entries selected"),
      button(page, "Delete"),
      page.getByText("Published", { exact: true }).first(),
      page
        .getByRole("row", { name: /Peach and cardamom/ })
        .getByRole("gridcell")
        .nth(1),
    ],
    asserts: (page) => [
      page.getByText("Draft", { exact: true }),
      page.getByText("Modified", { exact: true }),
      page.getByText("3 entries selected"),
    ],
  },
  {
    id: "content-manager-publish-selected",
    at: at.recipes,
    as: "editor",
    alt: "The Publish entries dialog lists the three selected entries. It counts none that is ready to publish, one already published, one with changes to publish, and one waiting for action.",
    steps: async (page) => {
      await tickThree(page);
      await page.getByRole("button", { name: "Publish", exact: true }).first().click();
    },
    shows: (page) => page.getByRole("dialog").getByRole("row", { name: /Peach and cardamom cake/ }),
    asserts: (page) =>
      ["Braised fennel with lemon", "Cardamom buns", "Peach and cardamom cake"].map((name) =>
        page.getByRole("dialog").getByRole("gridcell", { name }),
      ),
    narrows: true,
    scrollsTo: (page) => page.getByRole("dialog").getByRole("gridcell", { name: "h7i76m2nq0dajfycumgkswq7" }),
    above: 0,
    right: 0,
    below: 0,
    left: 0,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "content-manager-delete-selected",
    at: at.recipes,
    alt: "A dialog asks for confirmation before the selected entries are deleted.",
    steps: async (page) => {
      await tick(page, "Saffron risotto");
      await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    },
    shows: (page) => page.getByRole("alertdialog"),
    crop: (page) => [page.getByRole("alertdialog")],
  },
];

/** One entry: its fields, and what can be done with it. */
const entries: readonly Shot[] = [
  {
    id: "content-manager-new-entry",
    at: at.newRecipe,
    as: "editor",
    alt: "The form for a new recipe, with title and slug filled in. The slug field ends with the button Regenerate.",
    steps: async (page) => {
      await fill(page, /^title/, "Fig galette");
      await button(page, "Regenerate").click();
      await page.getByText("fig-galette").or(page.locator('input[value="fig-galette"]')).first().waitFor();
    },
    shows: (page) => button(page, "Save"),
    hotspots: [
      { at: (page) => page.getByLabel(/^title/).first(), says: "The title of the recipe" },
      {
        at: (page) => page.getByLabel(/^slug/).first(),
        says: "The slug, made from the title with Regenerate",
      },
    ],
    width: 310,
    above: 12,
    below: 18,
    crop: (page) => [
      page.getByRole("tab", { name: "draft" }),
      page.getByLabel(/^title/),
      page.getByLabel(/^slug/),
    ],
  },
  {
    id: "content-manager-entry",
    at: at.recipe("published"),
    as: "editor",
    alt: "The published recipe Saffron risotto in its form. Above the fields are two tabs, Draft and Published. The panel on the right has the button Publish.",
    shows: (page) => button(page, "Publish"),
    hotspots: [
      { at: (page) => page.getByRole("combobox", { name: "Locales" }), says: "Language of the entry" },
      { at: (page) => button(page, "More actions"), says: "More actions" },
      { at: (page) => page.getByRole("tab", { name: "published" }), says: "What readers see" },
    ],
    zoom: 1.35,
    above: 10,
    right: 14,
    below: 8,
    crop: (page) => [
      back(page),
      heading(page, "Saffron risotto"),
      button(page, "More actions"),
      button(page, "More document actions"),
      button(page, "Save"),
      page.getByRole("tab", { name: "published" }),
      button(page, "Publish"),
      page.getByLabel(/^title/),
    ],
  },
  {
    id: "content-manager-publish",
    at: at.recipe("modified"),
    as: "editor",
    alt: "The recipe Cardamom buns with the status Modified below its title. The button Publish is on the right.",
    shows: (page) => button(page, "Publish"),
    changes: true,
    zoom: 1.4,
    above: 26,
    right: 14,
    below: 0,
    crop: (page) => [
      back(page),
      heading(page, "Cardamom buns"),
      button(page, "More actions"),
      button(page, "More document actions"),
      button(page, "Save"),
      page.getByLabel(/^title/),
    ],
    asserts: (page) => [page.getByText("Modified", { exact: true }), button(page, "Publish")],
    motion: {
      says: "The pointer selects Publish. The message Published document appears at the top, and the status changes from Modified to Published.",
      plays: async (page, film) => {
        await film.hold(900);
        await film.moveTo(button(page, "Publish"));
        await film.press();
        await film.release();
        await page.getByText("Published document").waitFor();
        await page.getByText("Published", { exact: true }).first().waitFor();
        await film.hold(2500);
      },
    },
  },
  {
    id: "content-manager-published-tab",
    at: `${at.recipe("modified")}?status=published`,
    as: "editor",
    alt: "The tab Published of an entry shows the published version; its fields can't be changed.",
    shows: (page) => page.getByRole("tab", { name: "published", selected: true }),
    width: 1150,
    crop: (page) => [heading(page, "Cardamom buns"), page.getByLabel(/^slug/), page.getByLabel(/^summary/)],
  },
  {
    id: "content-manager-modified",
    at: at.recipe("modified"),
    as: "editor",
    alt: "The Entry panel of a modified entry. The menu next to Publish is open and offers Unpublish and Discard changes among other actions.",
    steps: (page) => press(page, "More document actions"),
    shows: (page) => page.getByRole("menuitem", { name: "Discard changes" }),
    crop: (page) => [page.getByRole("menu"), behind(page, "button", "Publish")],
  },
  {
    id: "content-manager-unpublish",
    at: at.recipe("modified"),
    as: "editor",
    alt: "The dialog for unpublishing a modified entry offers two choices: keep the last draft, or discard it and go back to the published version.",
    steps: async (page) => {
      await press(page, "More document actions");
      await page.getByText("Unpublish", { exact: true }).click();
    },
    shows: (page) => dialog(page),
    crop: (page) => [page.getByRole("alertdialog")],
  },
  {
    id: "content-manager-entry-menu",
    at: at.recipe("published"),
    as: "editor",
    alt: "The menu More actions of an entry is open, with entries such as Edit the model, Configure the view and Delete entry, and with who created and last changed the entry.",
    steps: (page) => press(page, "More actions"),
    shows: (page) => page.getByRole("menu"),
    crop: (page) => [page.getByRole("menu"), behind(page, "combobox", "Locales")],
  },
  {
    id: "content-manager-required",
    at: at.newRecipe,
    as: "editor",
    alt: "After a click on Publish in an empty form: a message says that there are validation errors, and the title field has a red border and the words This value is required.",
    steps: (page) => press(page, "Publish"),
    shows: (page) => page.getByText("This value is required").first(),
    width: 1150,
    crop: (page) => [
      heading(page, "Create an entry"),
      page.getByText(/There are validation errors/),
      page.getByText("This value is required").first(),
      page.getByLabel(/^slug/),
    ],
  },
  {
    id: "content-manager-single-type",
    at: at.homepage,
    as: "editor",
    alt: "The single type Homepage in the Content Manager: no list, but at once the form of its only entry.",
    shows: (page) => button(page, "Publish"),
    zoom: 1.35,
    height: 900,
    below: 3,
    crop: (page) =>
      fromTitle(
        page,
        button(page, "More actions"),
        button(page, "More document actions"),
        page.getByRole("textbox", { name: /^intro/ }),
      ),
  },
];

/** Kinds of fields. */
const fields: readonly Shot[] = [
  {
    id: "content-manager-blocks",
    at: at.recipe("published"),
    as: "editor",
    alt: "The rich text field named story: a toolbar with the kind of block, bold, italic and more, and below it the text.",
    shows: (page) => page.getByText("story", { exact: true }).first(),
    height: 1000,
    steps: async (page) => bringIntoView(page.locator("[data-slate-editor]")),
    width: 1150,
    crop: (page) => [
      page.getByText("story", { exact: true }),
      page.getByRole("toolbar").first(),
      page.locator("[data-slate-editor]"),
    ],
  },
  {
    id: "content-manager-media",
    at: at.newRecipe,
    as: "editor",
    alt: "The dialog Add new assets shows the images of the Media Library. One is selected.",
    height: 1000,
    steps: async (page) => {
      await page
        .getByRole("button", { name: /Click to add an asset|add an asset/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("checkbox").nth(1).click();
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "content-manager-component",
    at: at.recipe("published"),
    as: "editor",
    alt: "A repeatable component named steps holds three entries. The first is open and shows the fields instruction, minutes, and photo. The other two are closed. Each has a trash icon and a drag handle.",
    height: 1300,
    steps: async (page) => {
      await bringIntoView(page.getByText("steps (3)"));
      // The header of a step without a title is an unnamed button, followed by its trash icon and its handle.
      await page.locator("h3:has(button[aria-expanded=false])").first().getByRole("button").first().click();
    },
    shows: (page) => page.getByRole("textbox", { name: /^instruction/ }),
    width: 1150,
    crop: (page) => [
      page.getByText("steps (3)"),
      page.locator("h3:has(button[aria-expanded])").first(),
      page.locator("h3:has(button[aria-expanded])").nth(2),
    ],
  },
  {
    id: "content-manager-dynamic-zone",
    at: at.homepage,
    as: "editor",
    alt: "The dynamic zone named blocks holds two components. Below them the panel Pick one component is open and offers Text, Quote, and Related recipes.",
    height: 1200,
    steps: async (page) => {
      const add = page.getByRole("button", { name: /Add a component to blocks/ });
      await bringIntoView(add);
      await add.click();
      await bringIntoView(page.getByRole("button", { name: "Quote" }).last());
    },
    shows: (page) => page.getByRole("button", { name: "Quote" }),
    width: 1150,
    above: 26,
    crop: (page) => [
      page.getByText("blocks (2)"),
      page.locator("h3:has(button[aria-expanded])").last(),
      page.getByRole("button", { name: "Quote" }).last(),
    ],
  },
  {
    id: "content-manager-relation",
    at: at.newRecipe,
    as: "editor",
    alt: "A relation field of a recipe. In ingredients, the letters le were typed, and the list offers the ingredients whose names contain them.",
    height: 1000,
    steps: async (page) => {
      const field = page.getByRole("combobox", { name: /^ingredients/ });
      await bringIntoView(field);
      await field.click();
      await field.pressSequentially("le");
      await page.getByRole("option", { name: "Lemon" }).waitFor();
    },
    shows: (page) => page.getByRole("option", { name: "Lemon" }),
    width: 1150,
    crop: (page) => [
      behind(page, "combobox", /^author/),
      behind(page, "combobox", /^ingredients/),
      page.getByRole("listbox"),
    ],
    motion: {
      says: "The letters le are typed in ingredients. Lemon is selected in the list, and appears below the field.",
      steps: async (page) => {
        const field = page.getByRole("combobox", { name: /^ingredients/ });
        await bringIntoView(field);
        await field.click();
        await page.keyboard.press("Escape");
      },
      plays: async (page, film) => {
        const field = page.getByRole("combobox", { name: /^ingredients/ });
        await film.hold(700);
        await film.moveTo(field);
        await film.press();
        await film.release();
        for (const letter of "le") {
          await page.keyboard.type(letter);
          await film.hold(300);
        }
        const option = page.getByRole("option", { name: "Lemon" });
        await option.waitFor();
        await film.hold(700);
        await film.moveTo(option);
        await film.press();
        await film.release();
        await page.getByRole("button", { name: "Lemon" }).first().waitFor();
        await film.hold(2000);
      },
    },
  },
  {
    id: "content-manager-relation-open",
    at: at.recipe("published"),
    as: "editor",
    alt: "A related entry is open in a dialog over the recipe, with its own form and its own button Save.",
    height: 1000,
    steps: async (page) => {
      const relation = page.getByRole("button", { name: "Amina Benali" }).first();
      await bringIntoView(relation);
      await relation.click();
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "content-manager-date",
    at: at.recipe("published"),
    as: "editor",
    alt: "A date field with its calendar open.",
    height: 1000,
    steps: async (page) => {
      const field = page.getByRole("combobox", { name: /^testedOn/ });
      await bringIntoView(field);
      await field.click();
    },
    shows: (page) => page.getByRole("dialog"),
    crop: (page) => [page.getByRole("combobox", { name: /^testedOn/ }), page.getByRole("dialog")],
  },
  {
    id: "content-manager-enumeration",
    at: at.newRecipe,
    as: "editor",
    alt: "The field difficulty with its list open: easy, medium and hard.",
    height: 1000,
    steps: async (page) =>
      page
        .getByRole("combobox", { name: /^difficulty/ })
        .first()
        .click(),
    shows: (page) => page.getByRole("option", { name: "hard" }),
    crop: (page) => [behind(page, "combobox", /^difficulty/), page.getByRole("listbox")],
  },
];

/** What a page for editors shows in addition: menus, dialogs, and the panel on a phone. */
const details: readonly Shot[] = [
  {
    id: "content-manager-menu",
    at: at.recipes,
    as: "editor",
    alt: "The menu of the Content Manager has two groups. Collection types: Author, Category, Ingredient, Recipe, and Season. Single types: Homepage.",
    shows: (page) => page.getByRole("row", { name: /Saffron risotto/ }),
    crop: (page) => [
      heading(page, "Content Manager"),
      page.getByText("Collection types").first(),
      page.getByRole("link", { name: "Homepage" }),
      page.getByRole("searchbox").first(),
    ],
    asserts: (page) =>
      ["Author", "Category", "Ingredient", "Recipe", "Season", "Homepage"].map((name) =>
        page.getByRole("link", { name, exact: true }),
      ),
  },
  {
    id: "content-manager-entry-panel",
    at: at.newRecipe,
    as: "editor",
    alt: "The Entry panel on the right of a new recipe has two buttons, Publish and Save, and a menu with more actions.",
    steps: (page) => fill(page, /^title/, "Fig and walnut galette"),
    shows: (page) => button(page, "Save"),
    crop: (page) => [
      page.getByRole("heading", { name: /Entry/i }).last(),
      button(page, "Publish"),
      button(page, "Save"),
    ],
  },
  {
    id: "content-manager-leave",
    at: at.newRecipe,
    as: "editor",
    alt: "The Confirmation dialog asks whether you want to leave the page, because all your modifications will be lost. It has the buttons Cancel and Confirm.",
    steps: async (page) => {
      await fill(page, /^title/, "Fig and walnut galette");
      await page.getByRole("link", { name: "Media Library" }).click();
    },
    shows: (page) => page.getByRole("alertdialog"),
    crop: (page) => [page.getByRole("alertdialog")],
    asserts: (page) => [
      page.getByText(/All your modifications will be lost/),
      button(page, "Cancel"),
      button(page, "Confirm"),
    ],
  },
  {
    id: "content-manager-duplicate",
    at: at.recipes,
    as: "editor",
    alt: "The Duplicate dialog says that this entry can't be duplicated directly, because the field slug must be unique. It has the buttons Cancel and Create.",
    steps: async (page) => {
      await page.getByRole("button", { name: "Row actions" }).first().click();
      await page.getByRole("menuitem", { name: "Duplicate" }).click();
    },
    shows: (page) => page.getByText("This entry can't be duplicated directly."),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
    asserts: (page) => [
      page.getByText("This entry can't be duplicated directly."),
      page.getByText("slug").last(),
    ],
  },
  {
    id: "content-manager-block-kinds",
    at: at.recipe("published"),
    as: "editor",
    alt: "The menu on the left of the toolbar of the Blocks editor is open. Its first kinds of blocks are Text, Heading 1, Heading 2, and Heading 3.",
    height: 1100,
    width: 1150,
    steps: async (page) => {
      await bringIntoView(page.locator("[data-slate-editor]"));
      await page.getByRole("toolbar").first().getByRole("combobox").click();
    },
    shows: (page) => page.getByRole("option", { name: "Heading 1" }),
    above: 6,
    crop: (page) => [page.getByRole("listbox"), page.getByRole("toolbar", { includeHidden: true }).first()],
    asserts: (page) =>
      ["Text", "Heading 1", "Heading 3"].map((name) => page.getByRole("option", { name, exact: true })),
  },
  {
    id: "content-manager-markdown",
    at: "/content-manager/collection-types/api::author.author/create",
    as: "editor",
    alt: "The Markdown editor of the field bio, with two words between double asterisks. Its toolbar starts with the menu Headings, and Expand is below the text.",
    height: 1000,
    width: 1150,
    steps: async (page) => {
      const editor = page.locator(".CodeMirror").first();
      await bringIntoView(editor);
      await editor.click();
      await page.keyboard.type("Writes about **winter vegetables** and bread.");
    },
    shows: (page) => page.getByText("Preview mode"),
    crop: (page) => [
      page.getByText("Preview mode"),
      page.getByText("Headings").first(),
      page.locator(".CodeMirror").first(),
      button(page, "Expand"),
    ],
    asserts: (page) => [page.getByText("Preview mode"), button(page, "Expand")],
  },
  {
    id: "content-manager-relation-order",
    at: at.recipe("published"),
    as: "editor",
    alt: "The linked ingredients of Saffron risotto are listed below their field, each with a handle on the left and a cross on the right.",
    height: 1100,
    width: 1150,
    steps: (page) => bringIntoView(page.getByRole("combobox", { name: /^ingredients/ })),
    above: 36,
    shows: (page) => button(page, "Saffron"),
    crop: (page) => [
      page.getByRole("combobox", { name: /^ingredients/ }),
      page.getByRole("list").filter({ has: button(page, "Saffron") }),
    ],
    motion: {
      says: "The last ingredient is dragged by its handle above the first. The others move down.",
      plays: async (page, film) => {
        const handles = page
          .getByRole("list")
          .filter({ has: button(page, "Saffron") })
          .getByRole("button", { name: "Drag" });
        await film.hold(700);
        await film.moveTo(handles.last());
        await film.press();
        await film.moveTo(handles.first(), { x: 0, y: -6 });
        await film.hold(500);
        await film.release();
        await film.hold(2000);
      },
    },
  },
  {
    id: "panel-phone",
    at: at.recipes,
    as: "editor",
    alt: "The list of recipes on a phone: a bar at the top has icons for Home, the Content Manager, and the Media Library, and a list icon. Create new entry is above the search field.",
    width: 412,
    height: 724,
    shows: (page) => page.getByRole("row", { name: /Braised fennel/ }),
    asserts: (page) => [
      page.getByRole("link", { name: "Home" }),
      page.getByRole("link", { name: "Media Library" }),
      page.getByRole("link", { name: "Create new entry" }),
    ],
  },
];

/** How lists and forms look. */
const views: readonly Shot[] = [
  {
    id: "configure-list-view",
    at: `${at.recipes}/configurations/list`,
    alt: "The settings of the list view of recipes: searching, filtering, bulk actions, entries per page, default sorting, and the columns in their order.",
    height: 1200,
    shows: (page) => page.getByText("Entries per page").first(),
    zoom: 1.4,
    below: 46,
    crop: (page) =>
      fromTitle(page, button(page, "Save"), page.getByRole("button", { name: "Add a field" }).last()),
  },
  {
    id: "configure-edit-view",
    at: `${at.recipes.replace("collection-types", "collection-types")}/configurations/edit`,
    alt: "The settings of the edit view of recipes: the entry title, and the first fields of the form in rows, each with a handle, a pencil icon, and a cross.",
    height: 1300,
    shows: (page) => page.getByText("Entry title").first(),
    hotspots: [
      { at: (page) => page.getByRole("combobox", { name: "Entry title" }), says: "What the entry is called" },
      {
        at: (page) => page.getByRole("combobox", { name: /Relation open/ }),
        says: "How linked entries open",
      },
      { at: (page) => button(page, "Save"), says: "Save the view" },
    ],
    zoom: 1.4,
    above: 12,
    right: 12,
    below: 8,
    left: 34,
    crop: (page) =>
      fromTitle(
        page,
        button(page, "Save"),
        page.getByText("Entry title").first(),
        button(page, /Edit story/),
      ),
  },
  {
    id: "configure-field",
    at: `${at.recipes}/configurations/edit`,
    alt: "The dialog for one field of the edit view: label, description, placeholder, whether it can be edited, and its size.",
    height: 900,
    steps: (page) => press(page, /Edit title/i),
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
];

export const contentManager: readonly Shot[] = [...lists, ...entries, ...fields, ...details, ...views];
