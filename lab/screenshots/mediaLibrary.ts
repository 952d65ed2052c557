import { at, behind, button, dialog, heading, press } from "./panel";
import type { Shot } from "./shot";

const file = "saffron-risotto.jpg";

/** Files and folders. */
export const mediaLibrary: readonly Shot[] = [
  {
    id: "media-library",
    at: at.media,
    as: "editor",
    alt: "The Media Library in a narrow window shows a folder and an image as a grid. Above the grid are New, Filter, a search field, and the sort order.",
    shows: (page) => page.getByText(file).first(),
    hotspots: [
      { at: (page) => button(page, "New"), says: "Add files or a folder" },
      { at: (page) => button(page, "Filter"), says: "Filter" },
      { at: (page) => page.getByRole("searchbox", { name: "Search for an asset" }), says: "Search" },
      { at: (page) => button(page, /^Sort/), says: "Order" },
      { at: (page) => page.getByRole("group", { name: "View options" }), says: "Table or grid" },
    ],
    width: 354,
    height: 900,
    above: 16,
    below: 28,
    crop: (page) => [
      heading(page, /^Home/),
      page.getByRole("group", { name: "View options" }),
      page.getByText("amina-benali.jpg").first(),
    ],
    asserts: (page) => [button(page, "New"), button(page, "Filter"), button(page, "amina-benali.jpg")],
  },
  {
    id: "media-library-table",
    at: at.media,
    as: "editor",
    alt: "The Media Library as a table: each row shows an icon, the name, the two dates, and the size of a file or folder.",
    steps: async (page) => page.getByText("Table view").first().click({ force: true }),
    shows: (page) => page.getByRole("columnheader").or(page.getByRole("gridcell")).first(),
    zoom: 1.3,
    left: 10,
    right: 10,
    crop: (page) => [page.getByRole("row").first(), page.getByRole("row").last()],
  },
  {
    id: "media-library-new",
    at: at.media,
    as: "editor",
    alt: "The menu of the New button is open. It lists files from the computer, files from a URL, and a folder.",
    steps: (page) => press(page, "New"),
    shows: (page) => page.getByRole("menu"),
    crop: (page) => [page.getByRole("menu"), behind(page, "button", "New")],
  },
  {
    id: "media-library-folder",
    at: at.media,
    as: "editor",
    alt: "The dialog New folder in Home asks for the name of the folder.",
    steps: async (page) => {
      await press(page, "New");
      await page.getByRole("menuitem", { name: /folder/i }).click();
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "media-library-url",
    at: at.media,
    as: "editor",
    alt: "The dialog for adding files from URLs has a field for one URL per line.",
    steps: async (page) => {
      await press(page, "New");
      await page.getByRole("menuitem", { name: /URL/i }).click();
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "media-library-asset",
    at: at.media,
    as: "editor",
    alt: "The details of an image: a preview, its size, dimensions, and date, and fields for its file name, alternative text, caption, and location.",
    steps: (page) => press(page, file),
    shows: (page) => page.getByLabel(/Alternative text/i),
    height: 960,
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "media-library-crop",
    at: at.media,
    as: "editor",
    alt: "The dialog Crop & Focus area: an image with a rectangle around it and a circle in its middle. Below it are the buttons Cancel, Save as copy, and Apply.",
    steps: async (page) => {
      await press(page, file);
      await press(page, /^Crop/);
    },
    shows: (page) => button(page, "Save as copy"),
    height: 600,
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
    asserts: (page) => [button(page, "Save as copy"), button(page, "Apply")],
  },
  {
    id: "media-library-selected",
    at: at.media,
    as: "editor",
    alt: "Two images are selected. A bar shows their number and buttons to move or delete them.",
    steps: async (page) => {
      await page.getByRole("checkbox", { name: "Select amina-benali.jpg" }).click({ force: true });
      await page.getByRole("checkbox", { name: "Select cardamom-buns.jpg" }).click({ force: true });
    },
    shows: (page) => page.getByText(/2 .*selected|Selected.*2/i),
    width: 620,
    height: 720,
    left: 20,
    right: 16,
    below: 22,
    crop: (page) => [
      page.getByRole("checkbox", { name: "Select amina-benali.jpg" }),
      page.getByRole("checkbox", { name: "Select cardamom-buns.jpg" }),
      button(page, "cardamom-buns.jpg"),
      button(page, "New"),
      page.getByText(/2 .*selected|Selected.*2/i),
    ],
  },
  {
    id: "media-library-filter",
    at: at.media,
    as: "editor",
    alt: "The menu of filters of the Media Library is open.",
    steps: (page) => press(page, "Filter"),
    shows: (page) => page.getByRole("menu").or(page.getByRole("dialog")),
    crop: (page) => [page.getByRole("menu"), behind(page, "button", "Filter")],
  },
  {
    id: "media-library-in-folder",
    at: at.media,
    as: "editor",
    alt: "The folder Galleries is open. It contains three images. Its name and the number of its items are above the files.",
    steps: (page) => page.getByText("Galleries", { exact: true }).last().click(),
    shows: (page) => page.getByRole("heading", { name: /Galleries/ }),
    width: 620,
    height: 1000,
    below: 28,
    crop: (page) => [heading(page, /^Galleries/), button(page, "New"), page.getByText(/\.jpg$/).last()],
  },
  {
    id: "media-library-tree",
    at: at.media,
    as: "editor",
    alt: "The menu of the Media Library has the folder Home at the top. Below the word Folders is the folder Galleries.",
    shows: (page) => page.getByText(file).first(),
    right: 60,
    below: 20,
    crop: (page) => [heading(page, "Media Library"), page.getByText("Galleries").first()],
  },
  {
    id: "media-library-move",
    at: at.media,
    as: "editor",
    alt: "The dialog Move elements to has a list of folders, named Location, and the buttons Cancel and Move.",
    steps: async (page) => {
      await page.getByRole("checkbox", { name: `Select ${file}` }).click({ force: true });
      await press(page, /^Move/);
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "media-library-delete",
    at: at.media,
    as: "editor",
    alt: "The dialog Delete 1 item? asks whether you want to delete the selected items. It has the buttons Cancel and Confirm.",
    steps: async (page) => {
      await page.getByRole("checkbox", { name: `Select ${file}` }).click({ force: true });
      await press(page, /^Delete/);
    },
    shows: (page) => dialog(page),
    crop: (page) => [dialog(page)],
  },
];
