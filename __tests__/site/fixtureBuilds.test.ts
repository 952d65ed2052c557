/**
 * What a build reuses from the previous one, and what it must not: real builds of one copy of the project, one after the
 * other. Slow, so each shows as much as it can.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { filesIn } from "../../scripts/command/filesIn.mjs";
import { pageDataPath } from "../../shared/paths";
import { laughs } from "../support/hostileCases";
import { doc } from "../support/smallSite";
import { strayFiles } from "../support/strayFiles";
import { bundlesOf, warmProject } from "../support/warmProject";

jest.setTimeout(240_000);

type Project = Awaited<ReturnType<typeof warmProject>>;
type Build = Awaited<ReturnType<Project["build"]>>;

let project: Project;
let pictures: string[];
/** Not the whole page, so that the message of a failed test is readable. */
const shows = (route: string, text: string) =>
  readFileSync(join(project.publicDir, route, "index.html"), "utf8").includes(text);

/** `file:line:column rule` of each problem that a build told. */
function problemsIn({ output }: Build): string[] {
  return [...output.matchAll(/^\s*(\S+:\d+:\d+ [a-z]+(?:-[a-z]+)*) {2}/gm)].map(([, place = ""]) => place);
}

beforeAll(async () => {
  project = await warmProject("warm", "__tests__/fixtures/good-small");
});

it("a cold build of a small site succeeds without a warning", () => {
  expect(project.first).toMatchObject({ code: 0 });
  expect(project.first.output).not.toMatch(/^warn/m);
  expect(shows("/guide/intro", 'id="from-deep-inside"')).toBe(true);
  expect(shows("/guide/intro", 'href="/guide/pictures"')).toBe(true);
});

it("a second build, with nothing changed, writes no page", async () => {
  const started = Date.now();
  expect(await project.build()).toMatchObject({ code: 0 });
  expect(project.routesSince(started)).toEqual([]);
});

/** A page with its own image, which is removed later and comes back. */
const leaving = ["guide/leaving.mdx", "images/leaving.png"] as const;
async function addLeaving(): Promise<void> {
  const create = { width: 900, height: 600, channels: 3, background: "#e07b39" } as const;
  project.page(leaving[0], doc('<Figure src="leaving.png" alt="A square." />', "unlisted: true\n"));
  project.page(leaving[1], await sharp({ create }).png().toBuffer());
}
const filesOfLeaving = () => filesIn(project.publicDir).filter((file) => file.includes("leaving"));

const added = Array.from({ length: 40 }, (_, index) => `guide/more-${index + 1}`);

describe("growing from 6 pages to 46", () => {
  let before: ReturnType<typeof bundlesOf>;
  let build: Build;

  beforeAll(async () => {
    before = bundlesOf(project.publicDir);
    await addLeaving();
    for (const route of added) {
      project.page(
        `${route}.mdx`,
        doc(`## A heading\n\nText of ${route}.\n\n<Details summary="x">\n\ny\n\n</Details>`),
      );
    }
    const entries = added.map((route) => `      - page: /${route}\n`).join("");
    const sidebar = project.read("fixture-content/sidebars/guide.yaml");
    project.page("sidebars/guide.yaml", `${sidebar}  - category: Many\n    items:\n${entries}`);
    build = await project.build();
    pictures = filesOfLeaving();
  });

  it("builds all of them", () => {
    expect(build.code).toBe(0);
    expect(added.filter((route) => !shows(route, `Text of ${route}.`))).toEqual([]);
  });

  it("makes no script more", () => {
    expect(before.scripts).toBeGreaterThan(5);
    expect(bundlesOf(project.publicDir)).toEqual(before);
  });
});

describe("editing one page of many", () => {
  let build: Build;
  let routes: string[];

  beforeAll(async () => {
    const started = Date.now();
    project.page("guide/more-7.mdx", doc("## Another heading\n\nAnother text of page seven."));
    build = await project.build();
    routes = project.routesSince(started);
  });

  it("changes the page", () => {
    expect(build.code).toBe(0);
    expect(shows("/guide/more-7", "Another text of page seven.")).toBe(true);
  });

  it("builds that page and the few that count words or list pages", () => {
    expect(routes).toContain("/guide/more-7");
    expect(routes.length).toBeLessThanOrEqual(4);
  });
});

it("a build that is killed when it has read a change leaves nothing that the next one believes", async () => {
  const text = "A text from before the end.";
  project.page("guide/more-9.mdx", doc(text));
  expect(await project.buildUntil(/success source and transform nodes/)).toBe("SIGKILL");
  const { code } = await project.build();
  expect(code).toBe(0);
  expect(shows("/guide/more-9", text)).toBe(true);
  expect(added.filter((route) => !existsSync(join(project.publicDir, route, "index.html")))).toEqual([]);
});

describe("content with problems", () => {
  const good = doc("## Another heading\n\nAnother text of page seven.");
  const unreadable = '---\ntitle: "never closed\ntags: [Basics]\n---\nText.';
  const lasting = [
    "guide/code/index.mdx:1:1 duplicate-route",
    "guide/more-7.mdx:6:1 broken-link",
    "guide/more-7.mdx:8:1 code-fence-language",
    "guide/more-9.mdx:5:1 schema",
    "sidebars/second.yaml:4:11 sidebar-entry",
    "stray.yaml:1:1 unread-file",
  ];
  /** Front matter that would end gatsby-plugin-mdx, or fill the memory. */
  const harmful: Readonly<Record<string, string>> = {
    "guide/more-1.mdx": `---\n${laughs}\n---\nText.`,
    "guide/more-2.mdx": `---\na: ${"[".repeat(9000)}\n---\nText.`,
    "guide/more-3.mdx": `---\n${"\n".repeat(100_000)}---\nText.`,
    "guide/more-4.mdx": "---coffee\na\n---\nText.",
  };
  const all = [
    lasting[0],
    "guide/more-1.mdx:2:9 yaml-syntax",
    "guide/more-2.mdx:2:24 limit",
    "guide/more-3.mdx:1:1 front-matter",
    "guide/more-4.mdx:1:1 front-matter",
    ...lasting.slice(1, 3),
    "guide/more-8.mdx:3:15 yaml-syntax",
    ...lasting.slice(3),
  ];

  it("fails the build, with every problem, also those of pages that Gatsby can't read", async () => {
    for (const [file, text] of Object.entries(harmful)) project.page(file, text);
    project.page("guide/more-7.mdx", doc("[a](/guide/none)\n\n```\nx\n```"));
    project.page("guide/more-8.mdx", unreadable);
    project.page("guide/more-9.mdx", doc("Text.", "foo: 1\n"));
    project.page("guide/code/index.mdx", doc("A second page for one URL."));
    project.page(
      "sidebars/second.yaml",
      "name: secondSidebar\narea: guide\nitems:\n  - page: /guide/more-1\n",
    );
    project.page("stray.yaml", "a: 1\n");
    const build = await project.build();
    expect(build.code).not.toBe(0);
    expect(problemsIn(build)).toEqual(all);
    const [, seconds] = /source and transform nodes - ([\d.]+)s/.exec(build.output) ?? [];
    // A bound, and no measure of speed: a checker that hangs takes minutes.
    expect(Number(seconds)).toBeLessThan(60);
  });

  it("fails it again when nothing is changed", async () => {
    const build = await project.build();
    expect(build.code).not.toBe(0);
    expect(problemsIn(build)).toEqual(all);
  });

  it("fails it with the others when the unreadable page is fixed", async () => {
    project.page("guide/more-8.mdx", doc("Fixed page eight."));
    for (const file of Object.keys(harmful)) project.page(file, good);
    const build = await project.build();
    expect(build.code).not.toBe(0);
    expect(problemsIn(build)).toEqual(lasting);
  });

  it("builds when all is fixed, and has every page again", async () => {
    project.page("guide/more-7.mdx", good);
    project.page("guide/more-9.mdx", doc("Fixed page nine."));
    project.removePage("guide/code/index.mdx");
    project.removePage("sidebars/second.yaml");
    project.removePage("stray.yaml");
    for (const file of leaving) project.removePage(file);
    const { code } = await project.build();
    expect(code).toBe(0);
    expect(shows("/guide/more-7", "Another text of page seven.")).toBe(true);
    expect(shows("/guide/more-8", "Fixed page eight.")).toBe(true);
    expect(shows("/guide/more-9", "Fixed page nine.")).toBe(true);
    // Each of these had lost its node to another file with the same path.
    expect(existsSync(join(project.publicDir, pageDataPath("/guide/code")))).toBe(true);
    expect(shows("/guide/code", "A diff")).toBe(true);
    expect(shows("/guide/more-1", 'href="/guide/more-40"')).toBe(true);
  });

  it("leaves no file of a removed page, and none that the site doesn't need", () => {
    expect(pictures).toContain("guide/leaving.md");
    expect(pictures.filter((file) => file.endsWith("leaving.webp")).length).toBeGreaterThan(1);
    expect(filesOfLeaving()).toEqual([]);
    expect(strayFiles(project.publicDir)).toEqual([]);
  });
});

it("a changed style sheet is in every page, and a page that comes back has its images", async () => {
  await addLeaving();
  project.edit("src/theme/scrollHint.css", "overflow-x: auto", "overflow-x: scroll");
  const build = await project.build();
  expect(build.code).toBe(0);
  for (const route of ["/guide/intro", "/tags"]) expect(shows(route, "overflow-x:scroll")).toBe(true);
  expect(filesOfLeaving()).toEqual(pictures);
  // Scripts and style sheets of the previous build are deleted.
  expect(strayFiles(project.publicDir)).toEqual([]);
});

it("a changed rule is applied to pages that no one touched: of the compiler, and of a component's schema", async () => {
  // The schema is outside the data layer.
  project.edit("src/components/Badge/Badge.definition.ts", '"new", ', "");
  project.edit("plugins/docs-content/compile/headings.ts", "seen.has(id)", 'id === "another-heading"');
  const build = await project.build();
  expect(build.code).not.toBe(0);
  expect(problemsIn(build)).toEqual([
    "guide/intro.mdx:25:9 component-props",
    ...[1, 2, 3, 4, 7].map((number) => `guide/more-${number}.mdx:6:1 duplicate-heading`),
  ]);
});
