import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { readYaml } from "../../../../../plugins/docs-content/files/yaml";
import { navbarOf } from "../../../../../plugins/docs-content/nodes/navbar";
import { settingsFile } from "../../../../../plugins/docs-content/schema/settings";
import { expectProblems } from "../../../../support/expectProblems";
import { settings, smallSite } from "../../../../support/smallSite";

function navbarIn(extra: string) {
  const { value } = readYaml(settings + extra, settingsFile, "site.yaml");
  if (!value) throw new Error("These settings don't hold.");
  return navbarOf(value);
}

describe("the navbar", () => {
  it("has the site's title and all areas where nothing else is said", () => {
    expect(navbarIn("")).toMatchObject({
      title: "Small site",
      style: "auto",
      hideOnScroll: true,
      items: [{ label: "Guide", to: "/guide/intro", area: "guide" }],
    });
  });

  it("has the entries, the title, the logo, and the style that site.yaml names", () => {
    const navbar = navbarIn(`navbar:
  title: Small
  style: dark
  hideOnScroll: false
  logo: { src: /favicon.svg }
  items: [{ label: Next steps, to: /guide/next }, { area: guide }, { label: Code, href: "https://a.example" }]
`);
    expect(navbar).toMatchObject({ title: "Small", style: "dark", hideOnScroll: false });
    expect(navbar.logo).toEqual({ src: "/favicon.svg" });
    expect(navbar.items.map(({ label }) => label)).toEqual(["Next steps", "Guide", "Code"]);
  });

  it("names routes and files that are there", () => {
    const text = `${settings}navbar:
  logo: { src: /none.svg }
  items: [{ label: Lost, to: /guide/none }]
`;
    expectProblems(checkContent(smallSite({ "site.yaml": text })), [
      ["site.yaml:20:16 broken-link", "/none.svg"],
      ["site.yaml:21:30 broken-link", "/guide/none"],
    ]);
  });

  it("names areas that are there", () => {
    const text = `${settings}navbar: { items: [{ area: guid }] }\n`;
    expectProblems(checkContent(smallSite({ "site.yaml": text })), [
      ["site.yaml:19:27 schema", "name one of guide"],
    ]);
  });
});
