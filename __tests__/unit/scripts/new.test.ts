import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkContent } from "../../../plugins/docs-content/check/checkContent";
import { readModel } from "../../../plugins/docs-content/check/model";
import { Failure } from "../../../scripts/command/failure.mjs";
import { main } from "../../../scripts/new";
import { addPage } from "../../../scripts/new/sidebar";
import { temporaryFolder } from "../../support/temporaryFolder";

const sidebar = `# The order a newcomer reads in.
name: devDocsSidebar
area: dev-docs
items:
  - page: /dev-docs/intro # first
  - category: REST API
    page: /dev-docs/api/rest
    items:
      - page: /dev-docs/api/rest/relations
  - category: Guides
    items:
      # The hard part.
      - page: /dev-docs/guides/populate
`;

describe("addPage", () => {
  it("puts a page below the category whose own page is its folder", () => {
    expect(addPage(sidebar, "/dev-docs/api/rest/filters")).toContain(
      "      - page: /dev-docs/api/rest/relations\n      - page: /dev-docs/api/rest/filters\n",
    );
  });

  it("puts a page behind its siblings", () => {
    expect(
      addPage(sidebar, "/dev-docs/guides/sort").endsWith("populate\n      - page: /dev-docs/guides/sort\n"),
    ).toBe(true);
  });

  it("puts any other page at the end and leaves the rest as it was", () => {
    expect(addPage(sidebar, "/dev-docs/plugins/email")).toBe(`${sidebar}  - page: /dev-docs/plugins/email\n`);
  });

  it("puts it into the last group of a sidebar that has groups", () => {
    const groups = "items:\n  - group: Start\n    items:\n      - page: /dev-docs/intro\n";
    expect(addPage(groups, "/dev-docs/plugins/email")).toBe(
      `${groups}      - page: /dev-docs/plugins/email\n`,
    );
  });

  it.each(["/dev-docs/intro", "/dev-docs/api/rest", "/dev-docs/guides/populate"])(
    "rejects %s, which is there",
    (page) => {
      expect(() => addPage(sidebar, page)).toThrow("in the sidebar already");
    },
  );
});

describe("npm run new", () => {
  const site =
    "areas:\n  - { id: dev-docs, sidebar: devDocsSidebar }\n  - { id: cloud, sidebar: cloudSidebar }\n";

  /** As a person runs it. */
  function runCommand(content: string, ...words: string[]) {
    const args = [resolve("scripts/cli.mjs"), "new", ...words];
    const env = { ...process.env, DOCS_CONTENT: content };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    return { status, stdout, stderr };
  }

  /** The same in this process, without what the launcher does. @returns the sentence of a failure */
  async function runNew(content: string, ...words: string[]): Promise<string | undefined> {
    const before = process.env.DOCS_CONTENT;
    process.env.DOCS_CONTENT = content;
    const log = jest.spyOn(console, "log").mockImplementation(() => {});
    try {
      await main(words);
      return undefined;
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    } finally {
      log.mockRestore();
      if (before === undefined) delete process.env.DOCS_CONTENT;
      else process.env.DOCS_CONTENT = before;
    }
  }

  const problemsIn = async (content: string) =>
    checkContent(await readModel(content, resolve("static"))).map(({ file, line }) => `${file}:${line}`);

  function contentFolder() {
    return temporaryFolder({
      "site.yaml": site,
      "sidebars/devDocs.yaml": sidebar,
      "sidebars/rest.yaml": "name: restSidebar\narea: dev-docs\nitems: []\n",
      "dev-docs/intro.mdx": "---\ntitle: Intro\n---\n",
    });
  }

  it("makes a page, registers it, and says what to do next", () => {
    const content = contentFolder();
    const { status, stdout } = runCommand(content, "page", "dev-docs/saving-drafts");
    expect(status).toBe(0);
    expect(stdout).toMatch(/Replace each TODO.*\/dev-docs\/saving-drafts/);
    const page = readFileSync(join(content, "dev-docs/saving-drafts.mdx"), "utf8");
    expect(page).toMatch(/^---\ntitle: Saving drafts\n/);
    expect(page).toMatch(/\nreviewed: \d{4}-\d\d-\d\d\n/);
    expect(page).not.toContain("{{");
    expect(readFileSync(join(content, "sidebars/devDocs.yaml"), "utf8")).toContain(
      "- page: /dev-docs/saving-drafts",
    );
  });

  it.each([
    ["page", "guide/new-page", "guide/new-page.mdx"],
    ["snippet", "new-snippet", "snippets/new-snippet.mdx"],
    ["release", "1.1.0", "release-notes/1.1.0.mdx"],
  ])(
    "makes a %s that passes the content check once its placeholders are replaced",
    async (kind, name, file) => {
      const content = temporaryFolder();
      cpSync("__tests__/fixtures/two-of-each", content, { recursive: true });
      expect(await runNew(content, kind, name)).toBeUndefined();

      const path = join(content, file);
      const filled = readFileSync(path, "utf8")
        .replace("[] # TODO: two to eight names from tags.yaml", "[Testing]")
        .replaceAll(
          /"?TODO[^"\n]*"?/g,
          "A sentence that somebody has written here, and that is long enough.",
        );
      writeFileSync(path, filled);
      expect(await problemsIn(content)).toEqual([]);
    },
  );

  it("makes a page that the content check rejects while its placeholders are there", async () => {
    const content = temporaryFolder();
    cpSync("__tests__/fixtures/two-of-each", content, { recursive: true });
    await runNew(content, "page", "guide/new-page");
    expect(await problemsIn(content)).toContain("guide/new-page.mdx:4");
  });

  it("registers a page in the sidebar that was asked for", async () => {
    const content = contentFolder();
    expect(await runNew(content, "page", "dev-docs/x", "--sidebar", "restSidebar")).toBeUndefined();
    expect(readFileSync(join(content, "sidebars/rest.yaml"), "utf8")).toContain("page: /dev-docs/x");
  });

  it.each([
    ["snippet", "api-base-url", "snippets/api-base-url.mdx", "title: Api base url"],
    ["release", "5.7.0", "release-notes/5.7.0.mdx", "from version 5.7.0"],
  ])("makes a %s", async (kind, name, file, text) => {
    const content = contentFolder();
    expect(await runNew(content, kind, name)).toBeUndefined();
    expect(readFileSync(join(content, file), "utf8")).toContain(text);
  });

  it.each([
    [["page", "dev-docs/intro"], "exists already"],
    [["page", "dev-docs/Bad_Name"], "small letters, digits and single hyphens"],
    [["page", "../outside"], "can't be a page"],
    [["page", "guides/x"], "begin with dev-docs/, cloud/"],
    [["page", "dev-docs/x", "--sidebar", "nope"], "the sidebars are devDocsSidebar, restSidebar"],
    [["page", "cloud/x"], 'no sidebar called "cloudSidebar"'],
    [["snippet", "Bad Name"], "can't name a snippet"],
    [["release", "5.7"], "three numbers"],
    [["poem", "x"], "Write npm run new"],
    [[], "Write npm run new"],
  ])("rejects %j with one sentence and writes nothing", async (words, sentence) => {
    const content = contentFolder();
    const message = (await runNew(content, ...words)) ?? "";
    expect(message).toContain(sentence);
    expect(message.split("\n")).toHaveLength(1);
    expect(existsSync(join(content, "dev-docs/x.mdx"))).toBe(false);
    expect(readFileSync(join(content, "sidebars/devDocs.yaml"), "utf8")).toBe(sidebar);
  });

  it("prints only the sentence, and fails", () => {
    const { status, stdout, stderr } = runCommand(contentFolder(), "poem", "x");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trim()).toMatch(/^Write npm run new .*$/);
  });
});
