import { button, choose, fill, heading, press } from "./panel";
import type { Shot } from "./shot";

/** Settings of the panel, its tokens, roles and administrators. */
export const settings: readonly Shot[] = [
  {
    id: "settings-overview",
    at: "/settings/application-infos",
    alt: "The overview of the settings: the version of Strapi, the plan and the version of Node.js, and the logos of the panel. A menu of all settings is on the left.",
    shows: (page) => page.getByText("v5.54.0").first(),
    covers: (page) => page.getByText(/^v2\d\.\d+\.\d+$/),
  },
  {
    id: "api-tokens",
    at: "/settings/api-tokens",
    alt: "The list of API tokens with their names, descriptions, dates of creation and of last use, and a pencil icon and a trash icon for each.",
    shows: (page) => page.getByText("Shopping list app").first(),
  },
  {
    id: "api-token-new",
    at: "/settings/api-tokens/create",
    alt: "The form for a new API token: name, description, duration and type are filled in. The permissions follow below, one section for each content type.",
    height: 900,
    steps: async (page) => {
      await fill(page, "Name", "Recipe cards");
      await fill(page, "Description", "The kiosk in the shop");
      await choose(page, "Token duration", "30 days");
      await choose(page, "Token type", "Read-only");
    },
    shows: (page) => button(page, "Save"),
  },
  {
    id: "api-token-permissions",
    at: "/settings/api-tokens/create",
    alt: "A custom API token: the section Recipe of its permissions is open, and find and findOne are selected.",
    height: 1000,
    steps: async (page) => {
      await choose(page, "Token type", "Custom");
      await page.getByRole("button", { name: "Recipe", exact: true }).click();
      await page.getByRole("checkbox", { name: "find", exact: true }).first().click();
      await page.getByRole("checkbox", { name: "findOne", exact: true }).first().click();
    },
    shows: (page) => page.getByRole("checkbox", { name: "findOne", exact: true }).first(),
  },
  {
    id: "transfer-tokens",
    at: "/settings/transfer-tokens",
    alt: "The page for transfer tokens has no token yet and offers to add the first one.",
    shows: (page) => page.getByText("Add new Transfer Token").first(),
  },
  {
    id: "transfer-token-new",
    at: "/settings/transfer-tokens/create",
    alt: "The form for a new transfer token with its name, description, duration, and a type that is Push, Pull or full access.",
    steps: async (page) => {
      await fill(page, "Name", "Staging to production");
      await page.getByRole("combobox", { name: "Token type" }).click();
    },
    shows: (page) => page.getByRole("option").first(),
  },
  {
    id: "media-library-settings",
    at: "/settings/media-library",
    alt: "The settings of the Media Library: responsive friendly upload, size optimization and auto orientation, each with a switch.",
    shows: (page) => page.getByText("Responsive friendly upload").first(),
  },
  {
    id: "webhooks",
    at: "/settings/webhooks",
    alt: "The list of webhooks is empty and offers to create one.",
    shows: (page) => page.getByText("No webhooks found"),
  },
  {
    id: "webhook-new",
    at: "/settings/webhooks/create",
    alt: "The form for a new webhook: name and URL are filled in. Below are the headers and a table of events. The events publish and unpublish are selected.",
    height: 900,
    steps: async (page) => {
      await fill(page, "Name", "Rebuild the website");
      await fill(page, "Url", "https://website.saffron.example/rebuild");
      await page.getByRole("checkbox", { name: "entry.publish" }).click();
      await page.getByRole("checkbox", { name: "entry.unpublish" }).click();
    },
    shows: (page) => button(page, "Save"),
  },
  {
    id: "admin-roles",
    at: "/settings/roles",
    alt: "The list of administrator roles: Author, Editor, Recipe tester and Super Admin, with their descriptions and numbers of users.",
    shows: (page) => page.getByText("Recipe tester").first(),
  },
  {
    id: "admin-role",
    at: "/settings/roles/4",
    alt: "The role Recipe tester: a table of the collection types, with checkboxes for Create, Read, Update, Delete, and Publish.",
    height: 1000,
    shows: (page) => page.getByText("Collection types", { exact: false }).first(),
  },
  {
    id: "admin-role-conditions",
    at: "/settings/roles/3",
    alt: "The dialog for the conditions of a permission: for each action a list of conditions such as Is creator.",
    height: 1000,
    steps: async (page) => {
      const row = page.getByRole("button", { name: /^Recipe/ }).first();
      await row.click();
      await page.getByRole("button", { name: "Settings", exact: true }).first().click();
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "admin-users",
    at: "/settings/users",
    alt: "The list of administrators with their names, email addresses, roles and whether they are active. Invite new user is at the top right.",
    shows: (page) => page.getByText("paul@saffron.example"),
  },
  {
    id: "admin-user-invite",
    at: "/settings/users",
    alt: "The dialog Invite new user with first name, last name, email address and the user's roles.",
    steps: async (page) => {
      await press(page, "Invite new user");
      const form = page.getByRole("dialog");
      await form.getByLabel(/First name/).fill("Ines");
      await form.getByLabel(/Last name/).fill("Duarte");
      await form.getByLabel(/Email/).fill("ines@saffron.example");
    },
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "admin-user",
    at: "/settings/users/2",
    alt: "The account of Paul Okafor as an administrator sees it: details, a password, a switch named Active, and his roles.",
    height: 900,
    shows: (page) => heading(page, /Paul Okafor/),
  },
  {
    id: "plugins-list",
    at: "/settings/list-plugins",
    alt: "The list of installed plugins with their descriptions.",
    shows: (page) => page.getByText("GraphQL").first(),
  },
  {
    id: "email-settings",
    at: "/settings/email",
    alt: "The settings of the Email plugin: default sender, default reply-to address, and provider, all read from a file, and a field for sending a test email.",
    shows: (page) => button(page, "Send test email"),
  },
];
