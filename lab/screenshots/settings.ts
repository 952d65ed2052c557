import { behind, button, choose, fill, fromTitle, heading, listOf, press } from "./panel";
import type { Shot } from "./shot";

/** Settings of the panel, its tokens, roles and administrators. */
export const settings: readonly Shot[] = [
  {
    id: "settings-overview",
    at: "/settings/application-infos",
    alt: "The overview of the settings: the version of Strapi, the plan and the version of Node.js, and the logos of the panel.",
    shows: (page) => page.getByText("v5.54.0").first(),
    covers: (page) => page.getByText(/^v2\d\.\d+\.\d+$/),
    zoom: 1.4,
    height: 1200,
    below: 214,
    crop: (page) => fromTitle(page, button(page, "Save"), page.getByText("Auth logo").first()),
    asserts: (page) => [
      heading(page, "Overview"),
      page.getByText("current plan", { exact: false }),
      page.getByText("Menu logo").first(),
    ],
  },
  {
    id: "settings-menu",
    at: "/settings/application-infos",
    height: 1100,
    alt: "The menu of the settings as a Super Admin sees it. Its groups are Global settings, Administration panel, Email plugin, and Users & Permissions plugin.",
    shows: (page) => page.getByText("v5.54.0").first(),
    crop: (page) => [
      heading(page, "Settings"),
      page.getByText("Global settings").first(),
      page.getByRole("link", { name: "Overview" }),
      page.getByRole("link", { name: "Advanced Settings" }),
    ],
    asserts: (page) =>
      ["API Tokens", "Webhooks", "Roles", "Providers"].map((name) =>
        page.getByRole("link", { name }).first(),
      ),
  },
  {
    id: "api-tokens",
    at: "/settings/api-tokens",
    alt: "The list of API tokens with their names, descriptions, dates of creation, and an empty column for the last use. Create new API Token is at the top right.",
    shows: (page) => page.getByText("Shopping list app").first(),
    zoom: 1.3,
    right: 9,
    height: 900,
    crop: (page) => listOf(page, page.getByRole("link", { name: "Create new API Token" })),
    asserts: (page) => [
      page.getByRole("row", { name: /Shopping list app/ }),
      page.getByRole("link", { name: "Create new API Token" }),
    ],
  },
  {
    id: "api-token-new",
    at: "/settings/api-tokens/create",
    alt: "The form for a new API token. The name, the description, the duration, and the type are filled in. Save is above them.",
    width: 311,
    height: 1100,
    steps: async (page) => {
      await fill(page, "Name", "Recipe cards");
      await fill(page, "Description", "The kiosk in the shop");
      await choose(page, "Token duration", "30 days");
      await choose(page, "Token type", "Read-only");
    },
    shows: (page) => button(page, "Save"),
    hotspots: [
      { at: (page) => page.getByLabel("Name"), says: "The program" },
      { at: (page) => page.getByLabel("Description"), says: "Whom to contact about it" },
      { at: (page) => page.getByRole("combobox", { name: "Token duration" }), says: "How long it is valid" },
      { at: (page) => page.getByRole("combobox", { name: "Token type" }), says: "What it can do" },
      { at: (page) => button(page, "Save"), says: "Create the token" },
    ],
    above: 12,
    below: 26,
    crop: (page) => fromTitle(page, button(page, "Save"), page.getByRole("combobox", { name: "Token type" })),
  },
  {
    id: "api-token-permissions",
    at: "/settings/api-tokens/create",
    alt: "A custom API token: the section Recipe of its permissions is open, and find and findOne are selected.",
    height: 1300,
    steps: async (page) => {
      await choose(page, "Token type", "Custom");
      await page.getByRole("button", { name: "Recipe", exact: true }).click();
      await page.getByRole("checkbox", { name: "find", exact: true }).first().click();
      await page.getByRole("checkbox", { name: "findOne", exact: true }).first().click();
    },
    shows: (page) => page.getByRole("checkbox", { name: "findOne", exact: true }).first(),
    below: 28,
    crop: (page) => [
      page.getByRole("button", { name: "Recipe", exact: true }),
      page.getByRole("checkbox", { name: "delete", exact: true }).first(),
      page.getByText("Select all").first(),
    ],
  },
  {
    id: "api-token-copy",
    at: "/settings/api-tokens/create",
    alt: "The page of a new API token. The section Token shows the token, which is covered here. Below it is the button Copy, and above it are Regenerate, View token, and Save.",
    height: 1000,
    changes: true,
    steps: async (page) => {
      await fill(page, "Name", "Recipe cards");
      await choose(page, "Token duration", "30 days");
      await choose(page, "Token type", "Read-only");
      await press(page, "Save");
    },
    shows: (page) => button(page, "Copy"),
    covers: (page) => page.getByText(/^[0-9a-f]{64,}$/),
    zoom: 1.4,
    above: 8,
    below: 24,
    left: 36,
    crop: (page) => [
      button(page, "Regenerate"),
      page.getByText("Copy your token"),
      button(page, "Copy"),
      button(page, "Save"),
    ],
  },
  {
    id: "transfer-tokens",
    at: "/settings/transfer-tokens",
    alt: "The page for transfer tokens has no token yet and offers to add the first one.",
    shows: (page) => page.getByText("Add new Transfer Token").first(),
    zoom: 1.4,
    crop: (page) =>
      fromTitle(
        page,
        page.locator("a, button").filter({ hasText: "Create new Transfer Token" }),
        page.locator("a, button").filter({ hasText: "Add new Transfer Token" }),
      ),
  },
  {
    id: "transfer-token-new",
    at: "/settings/transfer-tokens/create",
    alt: "In the form for a new transfer token, the list Token type is open. Its options are Push, Pull, and Full Access.",
    steps: async (page) => {
      await fill(page, "Name", "Staging to production");
      await page.getByRole("combobox", { name: "Token type" }).click();
    },
    shows: (page) => page.getByRole("option").first(),
    height: 960,
    width: 1080,
    above: 32,
    crop: (page) => [behind(page, "combobox", /^Token type/), page.getByRole("listbox")],
  },
  {
    id: "admin-token-new",
    at: "/settings/admin-tokens/create",
    zoom: 1.4,
    below: 34,
    height: 1200,
    alt: "The form for a new admin token: name, description, and a token duration of 30 days are filled in. Save is at the top right.",
    steps: async (page) => {
      await fill(page, "Name", "Recipe assistant");
      await fill(page, "Description", "Reads recipes through MCP");
      await choose(page, "Token duration", "30 days");
    },
    shows: (page) => button(page, "Save"),
    crop: (page) =>
      fromTitle(page, button(page, "Save"), page.getByRole("combobox", { name: "Token duration" })),
  },
  {
    id: "media-library-settings",
    at: "/settings/media-library",
    alt: "The settings of the Media Library: responsive friendly upload, size optimization and auto orientation, each with a switch.",
    shows: (page) => page.getByText("Responsive friendly upload").first(),
    zoom: 1.4,
    crop: (page) => fromTitle(page, button(page, "Save"), page.getByText(/rotate the image/).first()),
  },
  {
    id: "webhooks",
    at: "/settings/webhooks",
    alt: "The list of webhooks is empty and offers to create one.",
    shows: (page) => page.getByText("No webhooks found"),
    zoom: 1.4,
    crop: (page) =>
      fromTitle(
        page,
        page.getByRole("link", { name: "Create new webhook" }),
        page.getByText("No webhooks found"),
        page.getByRole("link", { name: "Create new webhook" }).last(),
      ),
  },
  {
    id: "webhook-new",
    at: "/settings/webhooks/create",
    alt: "The form for a new webhook: name and URL are filled in. Below are the headers and a table of events. The events publish and unpublish are selected.",
    height: 1400,
    steps: async (page) => {
      await fill(page, "Name", "Rebuild the website");
      await fill(page, "Url", "https://website.saffron.example/rebuild");
      await page.getByRole("checkbox", { name: "entry.publish" }).click();
      await page.getByRole("checkbox", { name: "entry.unpublish" }).click();
    },
    shows: (page) => button(page, "Save"),
    hotspots: [
      { at: (page) => page.getByLabel("Name"), says: "Your name for it" },
      { at: (page) => page.getByLabel("Url"), says: "Where Strapi sends the request" },
      { at: (page) => page.getByRole("checkbox", { name: "entry.publish" }), says: "When it sends one" },
      { at: (page) => button(page, "Save"), says: "Save the webhook" },
      { at: (page) => button(page, "Trigger"), says: "Send a test request" },
    ],
    zoom: 1.4,
    above: 12,
    right: 12,
    below: 12,
    left: 34,
    crop: (page) =>
      fromTitle(page, button(page, "Save"), page.getByRole("checkbox", { name: "entry.unpublish" })),
  },
  {
    id: "admin-roles",
    at: "/settings/roles",
    alt: "The list of administrator roles: Author, Editor, Recipe tester and Super Admin, with their descriptions and numbers of users.",
    shows: (page) => page.getByText("Recipe tester").first(),
    zoom: 1.3,
    right: 9,
    below: 0,
    crop: (page) => listOf(page, button(page, "Add new role")),
    asserts: (page) => [
      page.getByRole("row", { name: /Recipe tester/ }),
      page.getByRole("row", { name: /Super Admin/ }),
    ],
  },
  {
    id: "admin-role",
    at: "/settings/roles/4",
    alt: "The permissions of the role Recipe tester: a table with a row for each collection type, and checkboxes for Create, Read, and Update. In the row Recipe, Read and Update are partly selected.",
    height: 1000,
    shows: (page) => page.getByText("Collection types", { exact: false }).first(),
    right: 24,
    crop: (page) => [
      page.getByText("Create", { exact: true }),
      page.getByText("Update", { exact: true }),
      page.getByRole("checkbox", { name: "Select all Author permissions" }),
      page.getByRole("button", { name: /^Season/ }),
    ],
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
    alt: "The right part of the list of administrators: the email address, the roles, the username, and the status of each. Everyone is active.",
    shows: (page) => page.getByText("paul@saffron.example"),
    width: 1240,
    left: 4,
    right: 8,
    crop: (page) => [
      page.getByText("User status").first(),
      page.getByRole("gridcell", { name: "nora@saffron.example" }),
      page
        .getByRole("row", { name: /sam@saffron/ })
        .getByRole("gridcell")
        .last(),
    ],
    asserts: (page) => [
      page.getByText("paul@saffron.example"),
      page.getByText("Active", { exact: true }).last(),
    ],
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
    height: 1300,
    shows: (page) => heading(page, /Paul Okafor/),
    zoom: 1.4,
    below: 46,
    crop: (page) => fromTitle(page, button(page, "Save"), page.getByRole("combobox").last()),
  },
  {
    id: "plugins-list",
    at: "/settings/list-plugins",
    alt: "Four plugins in the list of installed plugins, each with its description: GraphQL, Documentation, Color Picker, and Sentry.",
    shows: (page) => page.getByText("GraphQL").first(),
    crop: (page) => [
      page.getByText("GraphQL", { exact: true }),
      page.getByText(/^Create an OpenAPI/),
      page.getByText("Sentry", { exact: true }),
    ],
    above: 20,
    below: 20,
  },
  {
    id: "email-settings",
    at: "/settings/email",
    alt: "The settings of the Email plugin: default sender, default reply-to address, and provider, all read from a file, and a field for sending a test email.",
    shows: (page) => button(page, "Send test email"),
    zoom: 1.4,
    height: 1100,
    right: 44,
    below: 36,
    crop: (page) =>
      fromTitle(
        page,
        button(page, "Send test email"),
        page.getByRole("textbox").last(),
        page.getByRole("combobox").last(),
      ),
    asserts: (page) => [
      button(page, "Send test email"),
      page.getByRole("textbox", { name: /Default sender/ }),
    ],
  },
];
