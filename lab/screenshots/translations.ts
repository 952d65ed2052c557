import { at, behind, button, choose, dialog, heading, listOf, press } from "./panel";
import type { Shot } from "./shot";

/** Entries in more than one language. */
export const translations: readonly Shot[] = [
  {
    id: "translation-locales",
    at: at.recipe("published"),
    as: "editor",
    alt: "The menu of languages of an entry is open, with the status of each language next to its name.",
    steps: async (page) => page.getByRole("combobox", { name: "Locales" }).click(),
    shows: (page) => page.getByRole("option", { name: /French/ }),
    crop: (page) => [page.getByRole("listbox"), behind(page, "combobox", "Locales")],
  },
  {
    id: "translation-missing",
    at: `${at.recipe("modified")}?plugins[i18n][locale]=fr`,
    as: "editor",
    alt: "An entry that has no French version yet: it is called Untitled, its title field is empty, and French is chosen in the menu of languages.",
    steps: async (page) => {
      await page.getByText("Available", { exact: true }).waitFor();
      await page.getByText("Available", { exact: true }).waitFor({ state: "hidden" });
    },
    shows: (page) => button(page, "Save"),
    zoom: 1.42,
    crop: (page) => [
      heading(page, "Untitled"),
      page.getByRole("combobox", { name: "Locales" }),
      button(page, "More actions"),
      button(page, "More document actions"),
      page.getByLabel(/^slug/),
      button(page, "Save"),
    ],
  },
  {
    id: "translation-fill-in",
    at: `${at.recipe("modified")}?plugins[i18n][locale]=fr`,
    as: "editor",
    alt: "The dialog for filling in an entry from another language, with a choice of the language and the buttons Cancel and Yes, fill in.",
    steps: (page) => press(page, "Fill in from another locale"),
    shows: (page) => dialog(page),
    crop: (page) => [page.getByRole("alertdialog")],
  },
  {
    id: "translation-list",
    at: `${at.recipes}?plugins[i18n][locale]=fr`,
    as: "editor",
    alt: "The list of recipes in French: only entries that have a French version.",
    columns: ["title"],
    shows: (page) => page.getByText("Risotto au safran"),
    zoom: 1.36,
    right: 7,
    height: 1000,
    crop: (page) => listOf(page, page.getByRole("link", { name: "Create new entry" })),
    asserts: (page) => [
      page.getByRole("combobox", { name: "Select a locale" }),
      page.getByRole("row", { name: /Risotto au safran/ }),
    ],
  },
  {
    id: "translation-publish-many",
    at: at.recipe("published"),
    as: "editor",
    alt: "The dialog Publish multiple locales lists the entry's languages with their statuses and a checkbox for each.",
    steps: async (page) => {
      await press(page, "More document actions");
      await page.getByRole("menuitem", { name: "Publish multiple locales", exact: true }).click();
    },
    shows: (page) => page.getByRole("dialog").getByRole("row").nth(1),
    width: 580,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "locales",
    at: "/settings/internationalization",
    alt: "The settings of Internationalization list two languages, English, which is the default, and French.",
    shows: (page) => page.getByText("French (fr)").first(),
    zoom: 1.4,
    crop: (page) => listOf(page, button(page, "Add new locale")),
  },
  {
    id: "locale-add",
    at: "/settings/internationalization",
    alt: "The dialog for a new language, with the tabs Basic settings and Advanced settings, a list of languages and a display name.",
    steps: async (page) => {
      await press(page, "Add new locale");
      await choose(page, /Locales/, "German (de)");
    },
    shows: (page) => page.getByRole("dialog"),
    width: 580,
    crop: (page) => [page.getByRole("dialog")],
  },
];
