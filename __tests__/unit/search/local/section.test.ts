import { buildIndex } from "../../../../build/search/buildIndex";
import { recordsOf } from "../../../../plugins/docs-content/search/records";
import { createEngine } from "../../../../src/search/local/engine";
import { manifestName } from "../../../../src/search/local/format";
import { searchPage } from "../../../support/searchRecords";

const page = {
  ...searchPage,
  path: "/guide/orchard",
  title: "Orchard",
  description: "Trees and what they need.",
};
const long = Array.from({ length: 12 }, (_, at) => `<p>${`Sentence ${at} about soil. `.repeat(3)}</p>`).join(
  "",
);
const html = [
  '<h2 id="apples">Apples</h2><p>Apples like sun.</p><table><tr><td>Gala</td><td>A sweet apple.</td></tr></table>',
  '<h3 id="ladders">Ladders</h3><p>To pick them.</p>',
  '<h2 id="pears">Pears</h2><p>Pears like walls.</p>',
  `<h2 id="soil">Soil</h2>${long}<p>Loam is what quinces want.</p><p>After it.</p>`,
  `<h2 id="walls">Walls</h2><p>${"stone ".repeat(500)}</p><p>Never shown.</p>`,
].join("");

function engineOf() {
  const { manifest, files } = buildIndex([recordsOf({ ...page, tree: [{ html }] })], []);
  return createEngine(
    async (name) => {
      if (name === manifestName) return structuredClone(manifest);
      return JSON.parse(files.find((file) => file.name === name)?.content ?? "null");
    },
    () => {},
  );
}
/** After a search, as in the dialog: before that, only the words of titles are known. */
async function section(url: string, query: string): Promise<string[]> {
  const engine = engineOf();
  await engine.search([{ indexName: "docs", query }]);
  return (await engine.section(url, query)).map(({ kind, value }) => `${kind}: ${value}`);
}

it("is the text below a heading and its subheadings, with what matches marked, up to the next heading", async () => {
  expect(await section("/guide/orchard#apples", "apples sun")).toEqual([
    "text: <mark>Apples</mark> like <mark>sun</mark>.",
    "text: Gala · A sweet <mark>apple</mark>.",
    "heading: Ladders",
    "text: To pick them.",
  ]);
});

it("of a page begins with its description", async () => {
  const [first, second] = await section("/guide/orchard", "trees");
  expect(first).toBe("text: <mark>Trees</mark> and what they need.");
  expect(second).toBe("heading: Apples");
});

it("begins at the first match if that is far down", async () => {
  expect(await section("/guide/orchard#soil", "quinces")).toEqual([
    "text: …",
    "text: Loam is what <mark>quinces</mark> want.",
    "text: After it.",
  ]);
});

it("ends with whole words where the room ends", async () => {
  const [only, ...others] = await section("/guide/orchard#walls", "loam");
  expect(others).toEqual([]);
  expect(only).toMatch(/ stone…$/);
  expect(only?.length).toBeLessThan(1420);
});

it("is empty for a page or a heading that the index doesn't have", async () => {
  expect(await section("/guide/other", "apples")).toEqual([]);
  expect(await section("/guide/orchard#other", "apples")).toEqual([]);
});
