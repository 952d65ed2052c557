import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Generated pages of a cooking school's handbook: plain Markdown, which every engine supports. */
const areas = ["kitchen", "pantry", "service", "cellar"];
const sections = ["basics", "tools", "methods", "planning", "storage", "safety"];
const things =
  "stock, dough, brine, glaze, batch, oven, timer, scale, ledger, label, crate, shelf, menu, ticket".split(
    ", ",
  );
const kinds =
  "cold, shared, nightly, sealed, spare, seasonal, weighed, labelled, resting, slow, daily, open".split(", ");
const acts =
  "rests, moves, is counted, is sealed, warms up, is handed over, is weighed again, cools down, is set aside".split(
    ", ",
  );
const whens =
  "before the doors open, after each round, when two cooks meet, at the end of a shift, once a week".split(
    ", ",
  );
const whys = "nobody has to guess, the next crew can go on, losses are seen early, orders stay in step".split(
  ", ",
);
const languages = ["js", "ts", "bash", "json", "yaml"];

/**
 * The same numbers for the same seed (a linear congruential generator; for prose, not for secrets).
 *
 * @param {number} seed
 */
function makeDice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]);
  /** @param {number} from @param {number} to */
  const between = (from, to) => from + Math.floor(next() * (to - from + 1));
  return { one, between };
}

/** @typedef {ReturnType<typeof makeDice>} Dice */

/**
 * Writes pages and a manifest that lists them.
 *
 * @param {{ pages: number, folder: string, seed?: number }} options folder: replaced
 * @returns {import("./content.mjs").Corpus}
 */
export function generate({ pages, folder, seed = 7 }) {
  rmSync(folder, { recursive: true, force: true });
  const tree = areas.map((area) => ({
    title: capital(area),
    slug: area,
    sections: sections.map((section) => ({
      title: capital(section),
      slug: section,
      pages: /** @type {import("./content.mjs").Page[]} */ ([]),
    })),
  }));
  const dice = makeDice(seed);
  for (let index = 0; index < pages; index += 1) {
    const area = tree[index % tree.length];
    const section = area?.sections[Math.floor(index / tree.length) % sections.length];
    if (!area || !section) continue;
    const title = `${capital(dice.one(kinds))} ${dice.one(things)} ${index + 1}`;
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const url = `/${area.slug}/${section.slug}/${slug}`;
    const before = section.pages.at(-1);
    const page = { title, slug, url, file: `${url.slice(1)}.md` };
    const file = join(folder, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(page, before, dice));
    section.pages.push(page);
  }
  const manifest = { tree };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  return { corpus: folder, manifest };
}

/**
 * About 900 words with the usual elements of documentation: headings, lists, tables, code, links.
 *
 * @param {import("./content.mjs").Page} page
 * @param {import("./content.mjs").Page | undefined} before another page, which this one links to
 * @param {Dice} dice
 */
function textOf({ title }, before, dice) {
  const tags = JSON.stringify([...new Set([dice.one(sections), dice.one(sections)])]).replaceAll('"', "");
  const parts = [
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(sentence(dice))}\ntags: ${tags.replace(",", ", ")}\n---`,
    paragraph(dice),
  ];
  for (let section = 1; section <= 7; section += 1) {
    parts.push(
      `## ${capital(dice.one(kinds))} ${dice.one(things)}, part ${section}`,
      paragraph(dice),
      paragraph(dice),
    );
    if (section % 2 === 0) parts.push(list(dice), `### Why part ${section} is so`, paragraph(dice));
    if (section % 3 === 0) parts.push(table(dice));
    if (section % 3 === 1) parts.push(code(dice));
    if (before && section % 4 === 0) parts.push(`See [${before.title}](${before.url}) for the step before.`);
  }
  return `${parts.join("\n\n")}\n`;
}

/** @param {Dice} dice */
const sentence = (dice) =>
  `The ${dice.one(kinds)} ${dice.one(things)} ${dice.one(acts)} ${dice.one(whens)}, so that ${dice.one(whys)}.`;

/** @param {Dice} dice */
const paragraph = (dice) =>
  Array.from({ length: dice.between(3, 5) }, () => sentence(dice))
    .join(" ")
    .replace("The", "`PUT /rounds`: the");

/** @param {Dice} dice */
const list = (dice) =>
  Array.from({ length: 4 }, () => `- **${dice.one(things)}**: ${sentence(dice)}`).join("\n");

/** @param {Dice} dice */
const table = (dice) =>
  [
    "| Name | Kind | Meaning |",
    "| --- | --- | --- |",
    ...Array.from(
      { length: 5 },
      () => `| \`${dice.one(things)}\` | ${dice.one(kinds)} | ${sentence(dice)} |`,
    ),
  ].join("\n");

/** @param {Dice} dice */
const code = (dice) => {
  const lines = Array.from(
    { length: dice.between(4, 9) },
    () => `${dice.one(things)}: ${dice.between(1, 900)}`,
  );
  return `\`\`\`${dice.one(languages)}\n${lines.join("\n")}\n\`\`\``;
};

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
