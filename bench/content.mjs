import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A generated corpus, as the benchmark makes it.
 *
 * @typedef {{ title: string, slug: string, url: string, file: string }} Page
 * @typedef {{ title: string, slug: string, pages: Page[] }} Section
 * @typedef {{ title: string, slug: string, sections: Section[] }} Area
 * @typedef {{ corpus: string, manifest: { tree: Area[] } }} Corpus corpus: its folder
 */

/**
 * Writes a corpus as a content folder of this project: an area with a sidebar for each of its areas, the registers, and
 * each page word for word. Only descriptions change: this project requires 50 to 160 characters.
 *
 * @param {Corpus} corpus
 * @param {string} folder replaced
 */
export function writeContent({ corpus, manifest }, folder) {
  rmSync(folder, { recursive: true, force: true });
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  /** @type {Set<string>} */
  const tags = new Set();
  for (const { file } of pagesOf(manifest)) {
    const text = readFileSync(join(corpus, file), "utf8");
    for (const tag of tagsOf(text)) tags.add(tag);
    write(contentFile(file), withDescription(text));
  }
  // JSON is YAML.
  for (const area of manifest.tree)
    write(`sidebars/${area.slug}.yaml`, JSON.stringify(sidebar(area), undefined, 1));
  write("tags.yaml", JSON.stringify([...tags].map((name) => ({ name, description: aboutTag }))));
  write("glossary.yaml", "[]");
  write("redirects.yaml", "[]");
  write("site.yaml", JSON.stringify(site(manifest.tree)));
}

/** @param {Corpus["manifest"]} manifest */
const pagesOf = (manifest) =>
  manifest.tree.flatMap((area) => area.sections.flatMap((section) => section.pages));

/** @param {string} file of the corpus */
export const contentFile = (file) => file.replace(/\.md$/, ".mdx");

/** @param {string} text @returns {string[]} */
const tagsOf = (text) => (/^tags: \[(.*)\]$/m.exec(text)?.[1] ?? "").split(", ").filter(Boolean);

const aboutTag = "Generated pages of a benchmark that share this tag.";

/** @param {string} text */
const withDescription = (text) =>
  text.replace(/^description: (".*")$/m, (_, quoted) => {
    const description = `${JSON.parse(quoted)} A page that a benchmark generated.`;
    return `description: ${JSON.stringify(description.slice(0, 160))}`;
  });

/** @param {Area} area */
const sidebar = (area) => ({
  name: `${area.slug}Sidebar`,
  area: area.slug,
  items: area.sections.map(({ title, pages }) => ({
    category: title,
    items: pages.map(({ url }) => ({ page: url })),
  })),
});

/** @param {Area[]} areas */
const site = (areas) => ({
  title: "Benchmark",
  tagline: "Generated pages.",
  description: "A generated site, the same for every engine that the benchmark compares with this one.",
  disclaimer: "A site for benchmarks, about nothing.",
  areas: areas.map(({ slug, title, sections }) => ({
    id: slug,
    label: title,
    start: sections[0]?.pages[0]?.url,
    sidebar: `${slug}Sidebar`,
    description: `${title} of the benchmark.`,
  })),
  home: {
    tasks: [
      { title: "Begin", to: areas[0]?.sections[0]?.pages[0]?.url, description: "Read.", icon: "rocket" },
    ],
  },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  versions: {
    showWhenSingle: false,
    items: [
      {
        name: "current",
        label: "1.0",
        path: "",
        isLast: true,
        mainDoc: areas[0]?.sections[0]?.pages[0]?.url,
      },
    ],
  },
  locales: {
    showWhenSingle: false,
    items: [{ code: "en", label: "English", dir: "ltr", calendar: "gregory", path: "" }],
  },
  footer: {
    columns: [{ title: "Pages", links: [{ label: "Home", to: "/" }] }],
    copyright: "Nobody.",
  },
});
