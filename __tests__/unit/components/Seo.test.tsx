import { renderToStaticMarkup } from "react-dom/server";
import { breadcrumbList } from "../../../src/components/Seo/breadcrumbList";
import { Seo } from "../../../src/components/Seo/Seo";

const site = {
  title: "Strapi 5 Docs",
  siteUrl: "https://docs.example.org",
  codeThemeCss: null,
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  announcement: { id: "v6" },
  locales: {
    items: [
      { code: "en", dir: "ltr", path: "" },
      { code: "ar", dir: "rtl", path: "/ar" },
    ],
  },
};

const head = (path: string, isIndexed = true) =>
  renderToStaticMarkup(
    <Seo site={site} path={path} title="REST API" description="Endpoints & more" isIndexed={isIndexed} />,
  );

describe("Seo", () => {
  it("names the page and its one URL", () => {
    expect(head("/dev-docs/api/rest")).toContain("<title>REST API | Strapi 5 Docs</title>");
    expect(head("/dev-docs/api/rest")).toContain(
      '<link rel="canonical" href="https://docs.example.org/dev-docs/api/rest"/>',
    );
    expect(head("/dev-docs/api/rest")).toContain('<meta name="description" content="Endpoints &amp; more"/>');
    expect(head("/dev-docs/api/rest")).toContain('<meta property="og:title" content="REST API"/>');
    expect(head("/dev-docs/api/rest")).toContain('<meta name="twitter:card" content="summary"/>');
  });

  it("keeps unlisted pages out of search engines", () => {
    expect(head("/x", false)).toContain('<meta name="robots" content="noindex"/>');
    expect(head("/x", false)).not.toContain("canonical");
  });

  it("writes the page's language and what the inline script reads", () => {
    expect(head("/x")).toMatch(
      /<html lang="en" dir="ltr" data-color-default="light" data-color-system="follow" data-announcement-id="v6"/,
    );
    expect(head("/ar/x")).toContain('<html lang="ar" dir="rtl"');
  });
});

describe("breadcrumbList", () => {
  const urlOf = (path: string) => `${site.siteUrl}${path}`;

  it("numbers the steps from the landing page and leaves out those without a URL", () => {
    const list: unknown = JSON.parse(
      breadcrumbList(site.title, urlOf, [
        { label: "Dev Docs", path: "/dev-docs/intro" },
        { label: "APIs", path: null },
        { label: "REST", path: "/dev-docs/api/rest" },
      ]),
    );
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: "Strapi 5 Docs", item: "https://docs.example.org/" },
        { position: 2, name: "Dev Docs" },
        { position: 3, name: "REST", item: "https://docs.example.org/dev-docs/api/rest" },
      ],
    });
  });

  it("can't end the script element it stands in", () => {
    expect(breadcrumbList(site.title, urlOf, [{ label: "</script>&amp;", path: "/x" }])).not.toMatch(/[<&]/);
  });
});
