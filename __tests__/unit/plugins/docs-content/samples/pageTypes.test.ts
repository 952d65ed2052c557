import { pageTypes } from "../../../../../plugins/docs-content/samples/pageTypes";
import { entriesOf } from "../../../../../plugins/docs-content/store/entries";
import { lookup, noLists } from "../../../../../plugins/docs-content/store/lookup";
import { storeOf } from "../../../../../plugins/docs-content/store/store";
import { recordedText, samplesOf } from "../../../../support/recordings";
import { doc, snippet } from "../../../../support/smallSite";

const code = "export function run(list: string[]) {\n  return list;\n}";
const fence = `\`\`\`ts check title="src/index.ts"\n${code}\n\`\`\``;
const types = { "run(list: string[]): string[]": ["1:17:3"], "list: string[]": ["1:21:4", "2:10:4"] };

function storeWith(text: string, file: string, more: Readonly<Record<string, string>> = {}) {
  const [sample] = samplesOf(text);
  const base = file.replace(/\.mdx$/, "");
  const files = {
    ...more,
    [file]: text,
    [`${base}.samples.json`]: recordedText(text),
    [`${base}.types.json`]: JSON.stringify({
      writtenBy: "",
      samples: { [sample?.fingerprint ?? ""]: types },
    }),
  };
  return storeOf(Object.entries(files).flatMap(([name, content]) => entriesOf(name, content)));
}

const texts = ["run(list: string[]): string[]", "list: string[]"];

it("has the types of words in both languages, by the keys of their blocks", () => {
  const store = storeWith(doc(fence), "guide/page.mdx");
  const found = pageTypes(store, "/guide/page");
  const [typescript = "", javascript = ""] = Object.keys(found?.blocks ?? {});
  expect(found?.texts).toEqual(texts);
  expect(found?.blocks[typescript]).toEqual({ texts: [0, 1], words: [1, 1, 1] });
  expect(javascript).toBe(`${typescript}j`);
  // At its end, module.exports gets the function.
  expect(found?.blocks[javascript]).toEqual({ texts: [0, 1], words: [1, 1, 1, 0] });
  const keys = [
    ...JSON.stringify(lookup(store.get, () => noLists).boundTree("/guide/page")).matchAll(/"types":"(\w+)"/g),
  ];
  expect(keys.map(([, key]) => key)).toEqual([typescript, javascript]);
});

it("has those of partials, too", () => {
  const store = storeWith(snippet(fence), "snippets/part.mdx", {
    "guide/page.mdx": doc('<Snippet id="part" />'),
  });
  expect(pageTypes(store, "/guide/page")?.texts).toEqual(texts);
});

it("has nothing for a page without types, whose blocks have no key", () => {
  const store = storeOf(entriesOf("guide/page.mdx", doc(fence)));
  expect(pageTypes(store, "/guide/page")).toBeUndefined();
  expect(JSON.stringify(lookup(store.get, () => noLists).boundTree("/guide/page"))).not.toContain("types");
});
