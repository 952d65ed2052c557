import type { Page } from "@playwright/test";
import { at, button, heading } from "./panel";
import type { Shot } from "./shot";

/**
 * Sets up the preview with a page for the drafts of a website. The page is a file of the project, so that restoring the files turns the
 * preview off again: the panel requests `handler` each time.
 */
const setUpPreview = `
  const { existsSync, writeFileSync } = await import("node:fs");
  const { join } = await import("node:path");
  const file = join(strapi.dirs.static.public, "uploads", "website.html");
  const style = [
    "body { margin: 0; color: #32221a; background: #fffaf3; font: 17px/1.5 sans-serif }",
    "header { padding: 14px 32px; color: #fff; background: #a33c14; font-weight: 700; letter-spacing: 0.06em }",
    "main { max-width: 404px; padding: 20px 32px } h1 { margin: 0 0 8px; font-size: 30px } li { margin: 4px 0 }",
  ].join(" ");
  const recipe = await strapi.documents("api::recipe.recipe").findOne({
    documentId: "h7i76m2nq0dajfycumgkswq7",
    populate: ["ingredients"],
  });
  const ingredients = recipe.ingredients.map(({ name }) => "<li>" + name + "</li>").join("");
  writeFileSync(file, "<!doctype html><meta charset=utf-8><title>Saffron</title><style>" + style + "</style><header>SAFFRON</header>"
    + "<main><h1>" + recipe.title + "</h1><p>" + recipe.summary + "</p><h2>Ingredients</h2><ul>" + ingredients + "</ul></main>");
  strapi.config.set("admin.preview", {
    config: {
      get handler() {
        return existsSync(file) ? () => strapi.config.get("server.url", "") + "/uploads/website.html" : undefined;
      },
    },
  });
  return "set up";
`;

const website = (page: Page) => page.frameLocator("iframe");

/** An entry on the website, inside of the panel. */
export const preview: readonly Shot[] = [
  {
    id: "preview-panel",
    at: at.recipe("modified"),
    as: "editor",
    alt: "On the right of an entry, the Preview panel has the button Open preview. The Entry panel with Publish and Save is above it.",
    before: setUpPreview,
    shows: (page) => page.getByRole("link", { name: "Open preview" }),
    hotspots: [{ at: (page) => page.getByRole("link", { name: "Open preview" }), says: "Open the preview" }],
    above: 16,
    crop: (page) => [
      page.getByRole("heading", { name: /Entry/i }).last(),
      button(page, "Publish"),
      button(page, "Save"),
      heading(page, "Preview"),
      page.getByRole("link", { name: "Open preview" }),
    ],
    asserts: (page) => [button(page, "Publish"), button(page, "Save")],
  },
  {
    id: "preview-open",
    at: `${at.recipe("modified")}/preview`,
    as: "editor",
    alt: "The preview of the recipe Cardamom buns, which is modified. Close preview and the tabs Draft and Published are at the top. Below the list of device types is the website, which shows the draft.",
    before: setUpPreview,
    width: 680,
    height: 560,
    shows: (page) => website(page).getByRole("heading", { name: "Cardamom buns" }),
    hotspots: [
      { at: (page) => page.getByRole("tab", { name: "draft" }), says: "Draft or published version" },
      { at: (page) => page.getByRole("combobox", { name: "Select device type" }), says: "Screen size" },
      { at: (page) => page.getByRole("link", { name: "Close preview" }), says: "Back to the form" },
    ],
    right: 12,
    below: 20,
    crop: (page) => [
      page.getByRole("link", { name: "Close preview" }),
      page.getByRole("tab", { name: "published" }),
      website(page).getByText("Butter"),
    ],
    asserts: (page) => [
      page.getByRole("tab", { name: "draft", selected: true }),
      page.getByText("Modified", { exact: true }).first(),
    ],
  },
  {
    id: "preview-share",
    at: `${at.recipe("modified")}/preview`,
    as: "editor",
    alt: "At the top right of the preview are a link icon, Copy preview link, and the buttons Save and Publish. Save is gray.",
    before: setUpPreview,
    width: 680,
    height: 560,
    shows: (page) => website(page).getByRole("heading", { name: "Cardamom buns" }),
    hotspots: [
      { at: (page) => button(page, "Copy preview link"), says: "Copy the link" },
      { at: (page) => button(page, "Publish"), says: "Publish the entry" },
    ],
    left: 16,
    crop: (page) => [button(page, "Copy preview link"), button(page, "Save"), button(page, "Publish")],
    asserts: (page) => [page.locator("button:disabled", { hasText: /^Save$/ })],
  },
];
