import { at, button, fill, fromTitle, heading, listOf, press } from "./panel";
import type { Shot } from "./shot";

/** Accounts of the people who use a website or app, not the panel. */
export const endUsers: readonly Shot[] = [
  {
    id: "end-users",
    at: at.endUsers,
    alt: "The collection type User in the Content Manager lists two end users with their user names and email addresses.",
    shows: (page) => page.getByText("reader@saffron.example").first(),
    zoom: 1.4,
    crop: (page) => listOf(page, page.getByRole("link", { name: "Create new entry" })),
    asserts: (page) => [page.getByRole("row", { name: /reader@saffron/ })],
  },
  {
    id: "end-user-new",
    at: `${at.endUsers}/create`,
    alt: "The form for a new end user with user name, email, password, confirmed, blocked and role.",
    height: 900,
    steps: async (page) => {
      await fill(page, /^username/, "ines");
      await fill(page, /^email/, "ines@saffron.example");
    },
    shows: (page) => page.getByText("blocked", { exact: true }).first(),
    width: 1150,
    crop: (page) =>
      fromTitle(
        page,
        page.getByLabel(/^username/),
        page.getByLabel(/^email/),
        page.getByRole("combobox", { name: /^role/ }),
      ),
  },
  {
    id: "end-user-roles",
    at: "/settings/users-permissions/roles",
    alt: "The list of end-user roles: Authenticated, Editor and Public, with their descriptions and numbers of users.",
    shows: (page) => page.getByText("Authenticated").first(),
    width: 1090,
    below: 0,
    right: 0,
    crop: (page) => [
      page.getByRole("row").first().getByRole("gridcell").first(),
      page.getByText("Authenticated", { exact: true }),
      page
        .getByRole("row", { name: /Public/ })
        .getByRole("gridcell")
        .nth(2),
    ],
  },
  {
    id: "end-user-role",
    at: "/settings/users-permissions/roles/2",
    alt: "The role Public: the section Recipe of its permissions is open, with a checkbox for each action. Find and findOne are selected.",
    height: 1300,
    steps: (page) => press(page, /^Recipe/),
    shows: (page) => page.getByText("findOne").first(),
    below: 40,
    crop: (page) => [
      page.getByRole("button", { name: /^Recipe/ }),
      page.getByRole("checkbox", { name: "update" }).first(),
      page.getByText("Select all").first(),
    ],
  },
  {
    id: "providers",
    at: "/settings/users-permissions/providers",
    alt: "The list of login providers, each enabled or disabled, with a pen to change it. Email is enabled.",
    height: 900,
    shows: (page) => page.getByText("discord").first(),
    zoom: 1.4,
    right: 44,
    below: 0,
    crop: (page) =>
      fromTitle(
        page,
        page.getByRole("row", { name: /github/ }).getByRole("button", { name: "Edit" }),
        page
          .getByRole("row", { name: /github/ })
          .getByRole("gridcell")
          .first(),
      ),
  },
  {
    id: "provider",
    at: "/settings/users-permissions/providers",
    alt: "The dialog for a login provider: a switch to enable it, client ID, client secret, and the URLs of the app.",
    height: 900,
    steps: async (page) =>
      page
        .getByRole("row", { name: /github/ })
        .getByRole("button", { name: "Edit" })
        .click(),
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "email-templates",
    at: "/settings/users-permissions/email-templates",
    alt: "The two email templates: for resetting a password and for confirming an email address.",
    shows: (page) => page.getByText("Email address confirmation").first(),
    zoom: 1.4,
    right: 37,
    crop: (page) => fromTitle(page, page.getByRole("row").last().getByRole("button").last()),
  },
  {
    id: "email-template",
    at: "/settings/users-permissions/email-templates",
    alt: "The dialog for the password reset email: sender, reply-to address, subject, and message with its variables.",
    height: 900,
    steps: async (page) => page.getByRole("button", { name: "Edit a template" }).first().click(),
    shows: (page) => page.getByRole("dialog"),
    narrows: true,
    crop: (page) => [page.getByRole("dialog")],
  },
  {
    id: "end-user-advanced-settings",
    at: "/settings/users-permissions/advanced-settings",
    alt: "The advanced settings for end users: default role, one account per email address, sign-ups, and the pages for a new password and for email confirmation.",
    height: 1500,
    shows: (page) => heading(page, "Advanced settings"),
    zoom: 1.4,
    below: 100,
    crop: (page) => fromTitle(page, button(page, "Save"), page.getByText("Redirection url").first()),
  },
];
