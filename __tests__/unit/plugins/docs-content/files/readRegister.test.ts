import { readRegister } from "../../../../../plugins/docs-content/files/readRegister";
import { expectProblems } from "../../../../support/expectProblems";
import { described, settings } from "../../../../support/smallSite";

const problemsOf = (file: string, text: string) => readRegister(file, text)?.problems ?? [];

it.each(["other.yaml", "guide/tags.yaml", "sidebars/deep/a.yaml", "images/a.yaml"])(
  "has no use for %s",
  (file) => {
    expect(readRegister(file, "")).toBeUndefined();
  },
);

describe("lists", () => {
  it("know where each entry stands", () => {
    expect(readRegister("tags.yaml", described("- name: A\n- name: B\n  aliases: [b]\n"))).toMatchObject({
      kind: "tags",
      value: [{ name: "A" }, { name: "B", aliases: ["b"] }],
      places: [
        { line: 1, column: 3 },
        { line: 3, column: 3 },
      ],
      problems: [],
    });
  });

  it.each([
    ["tags.yaml", "- A", "1:3", "expected object"],
    ["tags.yaml", described("- name: A\n  alias: b"), "3:3", 'Did you mean "aliases"?'],
    ["redirects.yaml", "- { from: old, to: /new }", "1:11", "write a route such as /dev-docs/intro"],
    ["redirects.yaml", "- { from: /old, to: https://a.example }", "1:21", "write a route"],
    ["redirects.yaml", "- { from: /../old, to: /new }", "1:11", "write a route"],
    ["redirects.yaml", "- { from: //a.example, to: /new }", "1:11", "write a route"],
    ["redirects.yaml", "- { from: /old#part, to: /new }", "1:11", "without #"],
    ["redirects.yaml", '- { from: "/<script>", to: /new }', "1:11", "write a route"],
    ["redirects.yaml", "- { from: /old, to: //evil.example }", "1:21", "write a route"],
    ["redirects.yaml", "- { from: /old, to: /\\evil.example }", "1:21", "write a route"],
    ["redirects.yaml", '- { from: /old, to: "/a\\r\\nSet-Cookie:x" }', "1:21", "write a route"],
    ["redirects.yaml", '- { from: "/old /a 301\\n/b", to: /a }', "1:11", "write a route"],
    ["glossary.yaml", "- term: a\n  definition: Too short.", "2:15", "20"],
    [
      "glossary.yaml",
      "- term: a\n  definition: Long enough for a reader.\n  see: [intro]",
      "3:9",
      "write a route",
    ],
    [
      "glossary.yaml",
      `- term: a\n  definition: ${"long ".repeat(50)}`,
      "2:15",
      "a tooltip holds 200 characters",
    ],
    [
      "images/screenshots/screenshots.yaml",
      "- { id: A b, alt: A picture of many things., width: 1, height: 1 }",
      "1:9",
      "kebab-case",
    ],
    [
      "images/screenshots/screenshots.yaml",
      "- { id: a, alt: A picture, width: 1, height: 1 }",
      "1:17",
      "say what the picture shows",
    ],
    [
      "images/screenshots/screenshots.yaml",
      "- { id: a, alt: A picture of many things., width: 1.5, height: 1 }",
      "1:51",
      "int",
    ],
  ])("are checked: %s %s", (file, text, place, words) => {
    expectProblems(problemsOf(file, text), [[`${file}:${place} schema`, words]]);
  });

  it("hold redirects whose targets have to exist", () => {
    expect(readRegister("redirects.yaml", "- { from: /a, to: /b#c }\n")).toMatchObject({
      kind: "redirects",
      links: [{ target: "/b#c", line: 1, column: 3 }],
    });
  });

  it("can't be used when one entry is wrong", () => {
    expect(readRegister("tags.yaml", "- name: A\n- {}\n")?.value).toBeUndefined();
  });

  it("report bad YAML", () => {
    expectProblems(problemsOf("glossary.yaml", "- term: a\n - b"), [["glossary.yaml:2:2 yaml-syntax"]]);
  });
});

describe("a sidebar", () => {
  const text = `name: guideSidebar
area: guide
items:
  - page: /guide/intro
    unlisted: true
  - category: More
    page: /guide/more
    items:
      - page: /guide/more/one
      - link: /cloud/intro#top
        label: Cloud
  - link: https://a.example
    label: Away
`;

  const labelled = (page: string, label: string) =>
    text.replace(new RegExp(`( *)- page: ${page}$`, "m"), `$&\n$1  label: ${label}`);

  it("may call the first page of a list Overview", () => {
    const group = "  - group: Last\n    items: [{ page: /x, label: Overview }, { page: /y }]\n";
    expect(problemsOf("sidebars/guide.yaml", labelled("/guide/intro", "Overview") + group)).toEqual([]);
  });

  it("claims pages and links to others", () => {
    expect(readRegister("sidebars/guide.yaml", text)).toMatchObject({
      kind: "sidebar",
      claims: [
        { target: "/guide/intro", line: 4, column: 11 },
        { target: "/guide/more", line: 7, column: 11 },
        { target: "/guide/more/one", line: 9, column: 15 },
      ],
      links: [{ target: "/cloud/intro#top", line: 10, column: 15 }],
      names: [
        { target: "/guide/more", name: "More", isLink: false, line: 6, column: 15 },
        { target: "/cloud/intro#top", name: "Cloud", isLink: true, line: 11, column: 16 },
      ],
      problems: [],
    });
  });

  it.each([
    ["a page that is no route", text.replace("/guide/intro", "guide/intro"), "4:11", "write a route"],
    ["a misspelled key", text.replace("unlisted: true", "unlistd: true"), "5:5", 'Did you mean "unlisted"?'],
    ["a link without a label", text.replace("\n    label: Away", ""), "12:5", '"items.2.label" is missing'],
    ["a link that is no URL", text.replace("https://a.example", "javascript:x"), "12:11", "https URL"],
    [
      "a category without entries",
      `${text}  - category: None\n    items: []\n`,
      "15:12",
      "at least one entry",
    ],
    [
      "an entry below a group",
      `${text}  - group: Last\n    items: [{ page: /x }]\n  - page: /y\n`,
      "4:3",
      "before the first",
    ],
    ["a group in a category", text.replace("category: More", "group: More"), "7:5", 'Unknown key "page"'],
    ["a page with a label of its own", labelled("/guide/intro", "Start"), "5:12", '"Overview"'],
    ["an overview that isn't first", labelled("/guide/more/one", "Overview"), "4:3", "the first page"],
    ["a name that is none", text.replace("guideSidebar", "guide-sidebar"), "1:7", "camelCase"],
  ])("reports %s", (_, changed, place, words) => {
    expectProblems(problemsOf("sidebars/guide.yaml", changed), [
      [`sidebars/guide.yaml:${place} schema`, words],
    ]);
  });
});

describe("the settings", () => {
  it("name routes that have to exist, and the places of the areas' sidebars", () => {
    const text = settings
      .replace("tasks: []", "tasks: [{ title: A, to: /guide/a, description: B, icon: rocket }]")
      .replace(
        "columns: []",
        "columns: [{ title: C, links: [{ label: D, to: /guide/d }, { label: E, href: https://e.example }] }]",
      );
    expect(readRegister("site.yaml", text)).toMatchObject({
      kind: "settings",
      links: [
        { target: "/guide/intro" },
        { target: "/guide/a", line: 8, column: 27 },
        { target: "/guide/d" },
      ],
      places: [{ line: 6, column: 62 }],
      problems: [],
    });
  });

  it("name pages of parts of the site, which have to exist, too", () => {
    const pages = "upgradePages: { databases: /a, goBack: /b#c, plugins: /d, history: /e, problems: /f }\n";
    expect(readRegister("site.yaml", `${settings}recipes: /recipes\n${pages}`)).toMatchObject({
      links: [
        { target: "/guide/intro" },
        { target: "/recipes", line: 19, column: 10 },
        { target: "/a" },
        { target: "/b#c", line: 20, column: 40 },
        { target: "/d" },
        { target: "/e" },
        { target: "/f" },
      ],
      problems: [],
    });
  });

  const footer = (link: string) =>
    settings.replace("columns: []", `columns: [{ title: C, links: [${link}] }]`);
  const announcement = (entry: string) =>
    `${settings}announcement: { id: a, content: b, isCloseable: true, ${entry} }\n`;

  it.each([
    ["a URL that runs", footer('{ label: E, href: "javascript:alert(1)" }'), "17:51", "https:"],
    ["one in odd case", footer('{ label: E, href: " JavaScript:alert(1)" }'), "17:51", "https:"],
    ["one with quotes", footer(`{ label: E, href: 'https://a.example/"onclick="x' }`), "17:51", "https:"],
    ["another host without a scheme", footer("{ label: E, to: //evil.example }"), "17:49", "a route"],
    ["an announcement that runs", announcement('to: "javascript:alert(1)"'), "19:59", "a route"],
    ["one that leaves the site", announcement("to: //evil.example"), "19:59", "a route"],
    ["more than a color", announcement('textColor: "red; background: url(//evil.example)"'), "19:66", "navy"],
    ["a function that loads", announcement("backgroundColor: url(//evil.example)"), "19:72", "navy"],
    [
      "a version's path that is none",
      settings.replace('path: "", isLast', 'path: "//evil", isLast'),
      "12:46",
      "a route",
    ],
    ["two lines in a title", settings.replace("Small site", '"a\\n# b"'), "1:8", "one line"],
  ])("refuse %s", (_, text, place, words) => {
    expectProblems(problemsOf("site.yaml", text), [[`site.yaml:${place} schema`, words]]);
  });

  it("take colors and URLs of other sites", () => {
    for (const entry of [
      "textColor: rgb(255 255 255 / 90%)",
      'textColor: "#2d1b3d"',
      "backgroundColor: navy",
      "to: https://a.example/b?c",
    ])
      expect(problemsOf("site.yaml", announcement(entry))).toEqual([]);
  });

  it("give image zoom the values of the specification where they say nothing", () => {
    const zoom = { margin: 0, background: "white", scrollOffset: 40, closeDelay: 150, attachDelay: 1000 };
    expect(readRegister("site.yaml", settings)).toMatchObject({ value: { zoom } });
    expectProblems(problemsOf("site.yaml", `${settings}zoom: { margin: -1 }\n`), [
      ["site.yaml:19:17 schema", '"zoom.margin"'],
    ]);
  });

  it("let an announcement lead only where there is a page", () => {
    expect(readRegister("site.yaml", announcement("to: /guide/none"))).toMatchObject({
      links: [{ target: "/guide/intro" }, { target: "/guide/none", line: 19 }],
    });
  });

  it("are checked deep inside", () => {
    expectProblems(problemsOf("site.yaml", settings.replace("defaultMode: light", "defaultMode: grey")), [
      ["site.yaml:9:27 schema", '"colorMode.defaultMode"', '"light"|"dark"'],
    ]);
    expectProblems(problemsOf("site.yaml", settings.replace("dir: ltr", "direction: ltr")), [
      ["site.yaml:15:11 schema", '"locales.items.0.dir" is missing'],
      ["site.yaml:15:39 schema", 'Unknown key "direction"', "Known: code, label, dir"],
    ]);
  });
});
