import { nearestPages, wordsOf } from "../../../src/components/NotFound/nearestPages";

const pages = [
  ["/dev-docs/intro", "Developer docs"],
  ["/dev-docs/quick-start", "Quick start"],
  ["/dev-docs/api/rest", "REST API"],
  ["/dev-docs/api/rest/parameters", "REST API parameters"],
  ["/dev-docs/api/rest/populate-select", "Populate and select fields"],
  ["/dev-docs/api/rest/filters-locale-publication", "Filters, locale and publication"],
  ["/dev-docs/api/rest/guides/understanding-populate", "Understanding populate"],
  ["/dev-docs/configurations/database", "Database configuration"],
  ["/dev-docs/configurations/server", "Server configuration"],
  ["/user-docs/intro", "User Guide"],
  ["/user-docs/content-manager/writing-content", "Writing content"],
  ["/cloud/intro", "Strapi Cloud"],
  ["/cloud/getting-started/deployment-options", "Deployment options"],
  ["/tags", "Tags"],
].map(([path = "", title = ""]) => ({ path, title }));

const redirects = [{ from: "/dev-docs/getting-started/first-steps", to: "/dev-docs/quick-start" }];
const suggested = (route: string) => nearestPages(route, pages, redirects).map(({ path }) => path);

it.each([
  ["a slip of the fingers", "/dev-docs/quik-start", "/dev-docs/quick-start"],
  ["a slip in the way there", "/dev-dcos/api/rest/parameters", "/dev-docs/api/rest/parameters"],
  [
    "a page that has moved",
    "/dev-docs/rest-api/understanding-populate",
    "/dev-docs/api/rest/guides/understanding-populate",
  ],
  ["a shorter name", "/dev-docs/api/rest/populate", "/dev-docs/api/rest/populate-select"],
  ["a longer name", "/dev-docs/configurations/database-settings", "/dev-docs/configurations/database"],
  ["a missing folder", "/writing-content", "/user-docs/content-manager/writing-content"],
  ["another area", "/dev-docs/deployment-options", "/cloud/getting-started/deployment-options"],
  ["other letters and endings", "/Dev-Docs/API/REST/Parametres.html", "/dev-docs/api/rest/parameters"],
  ["a title for a name", "/dev-docs/rest-api-parameters", "/dev-docs/api/rest/parameters"],
  ["spaces", "/dev-docs/quick%20start", "/dev-docs/quick-start"],
  ["an old URL with a slip", "/dev-docs/getting-started/first-step", "/dev-docs/quick-start"],
])("finds %s: %s", (_, route, page) => {
  expect(suggested(route)[0]).toBe(page);
});

it("suggests the intro of the area that was written, first", () => {
  expect(suggested("/cloud/introduction")[0]).toBe("/cloud/intro");
});

it("suggests pages of the folder that was written before better names elsewhere", () => {
  const elsewhere = {
    path: "/dev-docs/api/document-service/filters",
    title: "Filters in the Document Service",
  };
  const found = nearestPages("/dev-docs/api/rest/filterz", [...pages, elsewhere], redirects);
  expect(found.map(({ path }) => path)).toEqual([
    "/dev-docs/api/rest/filters-locale-publication",
    elsewhere.path,
  ]);
});

it.each(["/wp-login.php", "/.env", "/xyzzy", "/", "/%"])("suggests nothing for %s", (route) => {
  expect(suggested(route)).toEqual([]);
});

it("suggests no page twice, and no more than asked for", () => {
  const found = suggested("/dev-docs/api/rest/populate");
  expect(new Set(found).size).toBe(found.length);
  expect(nearestPages("/dev-docs/api/rest/populate", pages, redirects, 1)).toHaveLength(1);
});

it.each([
  ["/dev-docs/rest/populate_deep.html", "populate deep"],
  ["/quick%20start/", "quick start"],
  ["/", ""],
])("takes the words of %s for a search: %s", (route, words) => {
  expect(wordsOf(route)).toBe(words);
});
