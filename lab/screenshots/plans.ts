import { at, button, fill, heading } from "./panel";
import type { Shot } from "./shot";

/** A page of the settings that describes a feature which the plan of the project lacks. In a narrow window, the illustration is below the region. */
const withoutPlan = (id: string, path: string, title: string, says: string): Shot => ({
  id,
  at: `/settings/${path}`,
  alt: `The settings page ${title} in a project whose plan lacks the feature. It says “${says}” and has the links Upgrade and Learn more.`,
  shows: (page) => page.getByRole("link", { name: "Upgrade" }),
  asserts: (page) => [heading(page, title), page.getByText(says, { exact: true })],
  width: 600,
  below: 26,
  crop: (page) => [
    heading(page, title),
    page.getByText(says, { exact: true }),
    page.getByRole("link", { name: "Upgrade" }),
    page.getByRole("link", { name: "Learn more" }),
  ],
});

/** What a plan includes, and what people see whose plan or role includes less. */
export const plans: readonly Shot[] = [
  withoutPlan(
    "audit-logs-without-plan",
    "purchase-audit-logs",
    "Audit Logs",
    "Track and review changes with your team",
  ),
  withoutPlan(
    "content-history-without-plan",
    "purchase-content-history",
    "Content History",
    "Instantly revert content changes",
  ),
  withoutPlan(
    "releases-without-plan",
    "purchase-content-releases",
    "Releases",
    "Group content and publish updates together",
  ),
  withoutPlan(
    "review-workflows-without-plan",
    "purchase-review-workflows",
    "Review Workflows",
    "Manage your content review process",
  ),
  withoutPlan(
    "sso-without-plan",
    "purchase-single-sign-on",
    "Single Sign-On",
    "Simplify authentication for your team",
  ),
  {
    id: "settings-details",
    at: "/settings/application-infos",
    alt: "The section Details of the settings overview shows the Strapi version 5.54.0 and the current plan, Community.",
    shows: (page) => page.getByText("v5.54.0").first(),
    covers: (page) => page.getByText(/^v2\d\.\d+\.\d+$/),
    zoom: 1.4,
    hotspots: [
      { at: (page) => page.getByText("v5.54.0").first(), says: "The version of Strapi" },
      { at: (page) => page.getByText("Community", { exact: true }), says: "The plan" },
    ],
    above: 14,
    below: 12,
    crop: (page) => [
      page.getByText("Details", { exact: true }).first(),
      page.getByText("v5.54.0").first(),
      page.getByText("Community", { exact: true }),
      page.getByRole("link", { name: "See all pricing plans" }),
    ],
    asserts: (page) => [
      page.getByText("Strapi version", { exact: false }).first(),
      page.getByText("current plan", { exact: false }).first(),
    ],
  },
  {
    id: "profile-widget",
    at: "/",
    as: "editor",
    height: 1200,
    alt: "The Profile widget on the home page shows the initials, the name, and the email address of Paul Okafor, and his role, Editor.",
    shows: (page) => heading(page, "Profile"),
    hotspots: [{ at: (page) => page.getByText("Editor", { exact: true }).last(), says: "Your role" }],
    left: 58,
    right: 30,
    crop: (page) => [
      heading(page, "Profile"),
      page.getByRole("link", { name: "Profile settings" }),
      page.getByText("Editor", { exact: true }).last(),
    ],
    asserts: (page) => [
      page.getByText("PO", { exact: true }).last(),
      page.getByText("Paul Okafor", { exact: true }).last(),
      page.getByText("paul@saffron.example").last(),
    ],
  },
  {
    id: "author-entry-panel",
    at: at.newRecipe,
    as: "author",
    alt: "The Entry panel of a new recipe as an author sees it: Publish is gray, and Save is not.",
    steps: (page) => fill(page, /^title/, "Fig and walnut galette"),
    shows: (page) => page.locator("button:enabled", { hasText: /^Save$/ }),
    crop: (page) => [
      page.getByRole("heading", { name: /Entry/i }).last(),
      button(page, "Publish"),
      button(page, "Save"),
    ],
    asserts: (page) => [page.locator("button:disabled", { hasText: /^Publish$/ })],
  },
  {
    id: "marketplace-link",
    at: "/",
    alt: "The pointer is on the cart icon in the main menu, and a label says Marketplace. The icon of the Settings is below it.",
    steps: (page) => page.getByRole("link", { name: "Marketplace" }).hover(),
    shows: (page) => page.getByRole("tooltip", { name: "Marketplace" }),
    above: 0,
    crop: (page) => [
      page.getByRole("link", { name: "Content-Type Builder" }),
      page.getByRole("link", { name: "Marketplace" }),
      page.getByRole("link", { name: "Settings" }),
      page.getByRole("tooltip", { name: "Marketplace" }),
    ],
    asserts: (page) => [page.getByRole("link", { name: "Settings" })],
  },
];
