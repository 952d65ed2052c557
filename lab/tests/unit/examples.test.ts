import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { folders } from "../../runner/platform/folders";

const examples = join(folders.platform, "src", "examples");
const content = join(__dirname, "../../../content/dev-docs");
const pageFolders = ["backend-customization", "plugins"].map((folder) => join(content, folder));

/** Pages that show the files of one example, with its folder: each of these files is on the page. */
const pagesOf = {
  errors: ["error-handling.mdx"],
  configuration: ["configurations/guides/rbac.mdx", "configurations/guides/use-cron-jobs.mdx"],
} as const;

/** Files of a project as a page shows them: their path, and the code below it. */
function shownIn(page: string): { file: string; code: string }[] {
  const text = readFileSync(page, "utf8");
  const fences = text.matchAll(/^```tsx? (?:check|unverified="[^"]*") title="([^"]+)".*\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, file = "", code = ""]) => ({ file, code }));
}

/** Where such a file lies in the lab's examples: what is in src/ has no folder of that name there. */
function copiesOf(file: string): string[] {
  return readdirSync(examples)
    .map((example) => join(examples, example, file.replace(/^src\//, "")))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"));
}

test("pages show the files of the lab's examples as they are", () => {
  const shown = pageFolders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((page) => shownIn(page).map((file) => ({ page, ...file, copies: copiesOf(file.file) })))
    .filter(({ copies }) => copies.length > 0);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ code, copies }) => !copies.includes(code))).toEqual([]);
});

describe.each(Object.entries(pagesOf))("the example %s", (example, pages) => {
  const folder = join(examples, example);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const shown = pages.flatMap((page) => shownIn(join(content, page)));

  it.each(files)("%s is on its page as it is", (file) => {
    const fences = shown.filter((fence) => fence.file.replace(/^src\//, "") === file);
    expect(fences.map(({ code }) => code)).toEqual([readFileSync(join(folder, file), "utf8")]);
  });
});

const clients = resolve("lab", "integrations");
const clientPages = join(__dirname, "../../../content/dev-docs/integrations");

interface Fence {
  page: string;
  file: string;
  /** The part after the language. */
  options: string;
  code: string;
}

/** Fences with a title on the pages of clients, without the indentation of a list around them. */
function titledFences(): Fence[] {
  const pages = existsSync(clientPages) ? readdirSync(clientPages) : [];
  return pages
    .filter((page) => page.endsWith(".mdx"))
    .flatMap((page) => {
      const text = readFileSync(join(clientPages, page), "utf8");
      const fences = text.matchAll(/^( *)(`{3,})[\w-]+ ([^\n]*\btitle="([^"]+)"[^\n]*)\n([\s\S]*?)^\1\2$/gm);
      return [...fences].map(([, indent = "", , options = "", file = "", code = ""]) => ({
        page: page.replace(/\.mdx$/, ""),
        file,
        options,
        code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      }));
    });
}

/** The page /dev-docs/integrations/next-js shows what lies in lab/integrations/next-js, and so on. */
const sourceOf = ({ page, file }: Fence) => join(clients, page, file);

test("pages about integrations show the files of their client as they are", () => {
  const shown = titledFences().filter((fence) => existsSync(sourceOf(fence)));
  const withClient = existsSync(clients)
    ? readdirSync(clients).filter((client) => existsSync(join(clientPages, `${client}.mdx`)))
    : [];
  expect(shown.filter((fence) => fence.code !== readFileSync(sourceOf(fence), "utf8"))).toEqual([]);
  expect(withClient.filter((client) => !shown.some(({ page }) => page === client))).toEqual([]);
});

test("code that is said to be a client's names a file of it", () => {
  const lost = titledFences().filter(
    (fence) => /unverified="[^"]*lab\/integrations/.test(fence.options) && !existsSync(sourceOf(fence)),
  );
  expect(lost.map(({ page, file }) => `${page}: ${file}`)).toEqual([]);
});
