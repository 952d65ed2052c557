import { behind, button, fill, heading, press } from "./panel";
import type { Shot } from "./shot";

/** Coming in, and what is there on the first screen. */
export const access: readonly Shot[] = [
  {
    id: "register-first-admin",
    at: "/auth/register-admin",
    as: "nobody",
    alt: "The form for the first administrator: first name, last name, email, password and its confirmation, and a button named Let's start.",
    before: `await strapi.db.query("admin::user").deleteMany({})`,
    height: 960,
    shows: (page) => button(page, "Let's start"),
    crop: (page) => [heading(page, "Welcome to Strapi!"), button(page, "Let's start")],
  },
  {
    id: "login",
    at: "/auth/login",
    as: "nobody",
    alt: "The login form asks for email and password. Below are the checkbox Remember me, the button Login, and a link for a forgotten password.",
    shows: (page) => button(page, "Login"),
    crop: (page) => [
      heading(page, "Welcome to Strapi!"),
      button(page, "Login"),
      page.getByRole("link", { name: /Forgot/ }),
    ],
  },
  {
    id: "login-wrong-password",
    at: "/auth/login",
    as: "nobody",
    alt: "The login form shows the message Invalid credentials in red above its fields.",
    steps: async (page) => {
      await fill(page, "Email", "paul@saffron.example");
      await page.locator("input[name=password]").fill("not the password");
      await press(page, "Login");
    },
    shows: (page) => page.getByText("Invalid credentials"),
    crop: (page) => [
      heading(page, "Welcome to Strapi!"),
      button(page, "Login"),
      page.getByRole("link", { name: /Forgot/ }),
    ],
  },
  {
    id: "forgot-password",
    at: "/auth/forgot-password",
    as: "nobody",
    alt: "The form for a forgotten password has one field, for the email address, and the button Send Email.",
    shows: (page) => button(page, "Send Email"),
    crop: (page) => [heading(page, "Password Recovery"), button(page, "Send Email"), page.getByRole("link")],
  },
  {
    id: "admin-home",
    at: "/",
    as: "editor",
    alt: "The home page of the admin panel greets Paul. A widget lists the last edited entries with their states. A narrow menu on the left has one icon for each part of the panel.",
    shows: (page) => page.getByText("Cardamom buns").first(),
    hotspots: [
      { at: (page) => page.getByRole("link", { name: "Content Manager" }), says: "Content Manager" },
      { at: (page) => page.getByRole("link", { name: "Media Library" }), says: "Media Library" },
      { at: (page) => page.getByRole("link", { name: "Settings" }), says: "Settings" },
      { at: (page) => button(page, /Paul Okafor/), says: "Your account" },
    ],
    width: 1200,
    height: 512,
    right: 18,
    crop: (page) => [
      page.getByRole("link", { name: "Content Manager" }),
      button(page, /Paul Okafor/),
      heading(page, /Hello Paul/),
      page.getByText("Published", { exact: true }).first(),
    ],
    asserts: (page) => [page.getByText("Last edited entries"), button(page, /Paul Okafor/)],
  },
  {
    id: "account-menu",
    at: "/",
    as: "editor",
    alt: "The account menu is open above the initials PO: the name, the email address, Profile settings and Log out.",
    steps: (page) => press(page, /Paul Okafor/),
    shows: (page) => page.getByRole("menu"),
    crop: (page) => [page.getByRole("menu"), behind(page, "button", /Paul Okafor/)],
  },
  {
    id: "profile",
    at: "/me",
    as: "editor",
    alt: "The profile of Paul Okafor with his names and email address, a section for a new password, and a section with the interface's language and mode.",
    height: 2000,
    shows: (page) => heading(page, "Profile").first(),
    zoom: 1.9,
    below: 72,
    crop: (page) => [heading(page, "Paul Okafor"), button(page, "Save"), page.getByRole("combobox").last()],
  },
];
