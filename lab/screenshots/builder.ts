import { at, button, heading, press } from "./panel";
import type { Shot } from "./shot";

const fieldList = async (page: Parameters<Shot["shows"]>[0]) => {
  await page
    .getByRole("button", { name: /Add another field/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
};
const addField = async (page: Parameters<Shot["shows"]>[0], name: RegExp) => {
  await fieldList(page);
  await page.getByRole("dialog").getByRole("button", { name }).first().click();
};

/** The Content-Type Builder, which is open in development only. */
export const builder: readonly Shot[] = [
  {
    id: "builder",
    at: at.builder,
    alt: "The menu of the Content-Type Builder has the button Save, a search field, and three groups: Collection types, Single types, and Components. Each group has a plus icon. Recipe is selected.",
    shows: (page) => page.getByText("Add another field").first(),
    hotspots: [
      { at: (page) => button(page, "Create new collection type"), says: "New collection type" },
      { at: (page) => button(page, "Save"), says: "Save all changes" },
    ],
    left: 90,
    right: 18,
    below: 5,
    above: 16,
    height: 900,
    crop: (page) => [
      button(page, "Save"),
      heading(page, "Content-Type Builder"),
      button(page, "Create new collection type"),
      button(page, "Create new component"),
      page.getByText("Related recipes").first(),
      page.getByRole("link", { name: "Text", exact: true }),
    ],
    asserts: (page) => [
      ...["Single types", "Components"].map((name) => page.getByText(name).first()),
      page.getByRole("link", { name: "Recipe", exact: true }).first(),
    ],
  },
  {
    id: "builder-type",
    at: at.builder,
    zoom: 1.4,
    height: 1000,
    alt: "The content type Recipe in the Content-Type Builder. Each field has its name, its type, a pencil icon, and a trash icon. Add another field is at the top right.",
    shows: (page) => page.getByText("Add another field").first(),
    crop: (page) => [
      heading(page, "Recipe"),
      button(page, /Add another field/),
      page.getByText("difficulty", { exact: true }).first(),
    ],
  },
  {
    id: "builder-reorder",
    at: at.builder,
    width: 1080,
    alt: "The first five fields of the content type Recipe: title, slug, summary, story, and difficulty. A drag handle is to the left of each.",
    shows: (page) => page.getByText("Add another field").first(),
    above: 20,
    right: 90,
    below: 20,
    crop: (page) => [
      button(page, "Drag title"),
      page.getByText("Rich text (Blocks)").first(),
      button(page, "Drag difficulty"),
    ],
    asserts: (page) => ["title", "slug", "summary"].map((field) => button(page, `Drag ${field}`)),
    motion: {
      says: "The field slug is dragged by its handle to the place below story. The fields between them move up.",
      plays: async (page, film) => {
        const handle = (field: string) => button(page, `Drag ${field}`);
        await film.hold(700);
        await film.moveTo(handle("slug"));
        await film.press();
        await film.moveTo(handle("story"), { x: 0, y: 6 });
        await film.hold(500);
        await film.release();
        await film.hold(2000);
      },
    },
  },
  {
    id: "builder-new-type",
    at: at.builder,
    alt: "The dialog for a new collection type: the display name Menu is filled in, the singular and plural API IDs follow from it.",
    steps: async (page) => {
      await press(page, "Create new collection type");
      await page.getByLabel("Display name").fill("Menu");
    },
    shows: (page) => page.getByLabel(/API ID \(Plural\)/i),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-new-type-advanced",
    at: at.builder,
    alt: "The advanced settings of a new collection type: Draft & Publish and Internationalization, each with a checkbox.",
    steps: async (page) => {
      await press(page, "Create new collection type");
      await page.getByLabel("Display name").fill("Menu");
      await page.getByRole("tab", { name: /Advanced settings/i }).click();
    },
    shows: (page) => page.getByText("Internationalization").first(),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-new-single-type",
    at: at.builder,
    alt: "The dialog for a new single type with its display name and its API IDs.",
    steps: (page) => press(page, "Create new single type"),
    shows: (page) => page.getByLabel("Display name"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-fields",
    at: at.builder,
    alt: "The dialog with all kinds of fields, each with an icon and a short description, from Text to Dynamic zone.",
    steps: fieldList,
    height: 1900,
    shows: (page) => page.getByRole("dialog").getByText("Rich text (Blocks)").first(),
    zoom: 2,
    crop: (page) => [
      page.getByRole("dialog").getByText(/^Select a field/),
      page.getByRole("dialog").getByRole("tab").last(),
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^Component/ })
        .last(),
      page
        .getByRole("dialog")
        .getByRole("button", { name: /^Dynamic zone/ })
        .last(),
    ],
  },
  {
    id: "builder-text-basic",
    at: at.builder,
    alt: "The basic settings of a new text field: its name, and whether it is a short or a long text.",
    steps: (page) => addField(page, /^Text/),
    shows: (page) => page.getByRole("dialog").getByLabel("Name", { exact: true }),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-text-advanced",
    at: at.builder,
    alt: "The advanced settings of a text field: default value, regular expression, required, unique, private, and the least and greatest length.",
    height: 960,
    steps: async (page) => {
      await addField(page, /^Text/);
      await page.getByRole("tab", { name: /Advanced settings/i }).click();
    },
    shows: (page) => page.getByText("Required field").first(),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-relation",
    at: at.builder,
    alt: "The settings of a relation: two boxes with the fields on either side, six icons for the kinds of relation between them, and a sentence that says what is chosen.",
    steps: (page) => addField(page, /^Relation/),
    shows: (page) => page.getByText(/has one|has and belongs|has many|belongs/).first(),
    zoom: 1.75,
    above: 96,
    left: 34,
    right: 34,
    below: 28,
    crop: (page) => [
      page.getByRole("dialog").getByRole("textbox").first(),
      page.getByRole("dialog").getByRole("textbox").nth(1),
      page.getByText(/has one|has and belongs|has many|belongs/).first(),
    ],
  },
  {
    id: "builder-component",
    at: at.builder,
    alt: "The settings of a component field: create a new component or use an existing one.",
    steps: (page) => addField(page, /^Component/),
    shows: (page) => page.getByText(/Use an existing component/i).first(),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-dynamic-zone",
    at: at.builder,
    alt: "The settings of a dynamic zone ask for its name first.",
    steps: (page) => addField(page, /^Dynamic zone/i),
    shows: (page) => page.getByRole("dialog").getByLabel("Name", { exact: true }),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-enumeration",
    at: at.builder,
    alt: "The settings of an enumeration: its name, and its values, one a line.",
    steps: (page) => addField(page, /^Enumeration/),
    shows: (page) => page.getByLabel(/Values/).first(),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "builder-custom-fields",
    at: at.builder,
    alt: "The tab Custom of the dialog with the kinds of fields shows the color picker.",
    steps: async (page) => {
      await fieldList(page);
      await page.getByRole("tab", { name: /Custom/i }).click();
    },
    shows: (page) => page.getByText("Color").first(),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
];
