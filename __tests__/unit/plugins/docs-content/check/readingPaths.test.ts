import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, settings, smallSite } from "../../../../support/smallSite";

const path = (id: string, ...pages: readonly string[]) => `  - id: ${id}
    label: A role
    outcome: Know all.
    stops:
${pages.map((to) => `      - { to: ${to}, outcome: You know this page. }\n`).join("")}`;

const problemsWith = (...paths: readonly string[]) =>
  checkContent(
    smallSite({
      "site.yaml": `${settings}paths:\n${paths.join("")}`,
      "sidebars/guide.yaml":
        "name: guideSidebar\narea: guide\nitems:\n  - page: /guide/intro\n  - page: /guide/next\n  - page: /guide/last\n",
      "guide/last.mdx": doc("Text."),
    }),
  );
const line = settings.split("\n").length;
const whole = ["/guide/intro", "/guide/next", "/guide/last"];

it("finds no problem in a path of pages", () => {
  expectProblems(problemsWith(path("role", ...whole)), []);
});

it("names a stop without a page", () => {
  expectProblems(problemsWith(path("role", "/guide/intro", "/guide/nest", "/guide/last")), [
    [`site.yaml:${line + 6}:15 broken-link`, "/guide/nest", "/guide/next"],
  ]);
});

it("names a page that is on a path twice", () => {
  expectProblems(problemsWith(path("role", "/guide/intro", "/guide/next", "/guide/intro")), [
    [`site.yaml:${line + 7}:15 schema`, "name each page once"],
  ]);
});

it("names an id that two paths have", () => {
  expectProblems(problemsWith(path("role", ...whole), path("role", ...whole)), [
    [`site.yaml:${line + 8}:9 schema`, "use each id once"],
  ]);
});
