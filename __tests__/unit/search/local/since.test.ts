import { buildIndex } from "../../../../build/search/buildIndex";
import { recordsOf } from "../../../../plugins/docs-content/search/records";
import { createEngine } from "../../../../src/search/local/engine";
import { manifestName } from "../../../../src/search/local/format";
import { searchPage } from "../../../support/searchRecords";

const page = {
  ...searchPage,
  path: "/guide/methods",
  title: "Methods",
  description: "All of them.",
};
const html = [
  '<h2 id="options">Options</h2><table><tbody>',
  '<tr id="options.slicing"><td><code>slicing</code> <em>since 5.37, deprecated in 5.47</em></td><td>Cuts it.</td></tr>',
  "<tr><td><code>peeling</code> <em>since 5.48 or earlier</em></td><td>Takes the skin off.</td></tr>",
  "</tbody></table>",
  '<h2 id="squeeze">squeeze</h2><p><code>squeeze(fruit): Juice</code> <em>since 5.12</em></p><p>Makes juice, <em>at once</em>.</p>',
  '<h2 id="store">store</h2><p>Keeps it cool.</p>',
].join("");
const records = recordsOf({ ...page, tree: [{ html }] });

it("records of a table's row and of an entry say which release brought what they are about", () => {
  const since = records.flatMap(({ url, content, since }) => (since ? [`${url} ${content} ${since}`] : []));
  expect(since).toEqual([
    "/guide/methods#options.slicing slicing since 5.37, deprecated in 5.47 · Cuts it. 5.37",
    "/guide/methods#squeeze null 5.12",
    "/guide/methods#squeeze squeeze(fruit): Juice since 5.12 5.12",
    "/guide/methods#squeeze Makes juice, at once. 5.12",
  ]);
});

it("a hit of the local search says the same as its record", async () => {
  const { manifest, files } = buildIndex([records], []);
  const readFile = async (name: string): Promise<unknown> => {
    const file = files.find((one) => one.name === name);
    return name === manifestName ? structuredClone(manifest) : JSON.parse(file?.content ?? "null");
  };
  const engine = createEngine(readFile, () => {});
  const hitOf = async (query: string) => {
    const { results } = await engine.search([{ indexName: "docs", query }]);
    return results[0]?.hits[0];
  };
  expect(await hitOf("slicing")).toMatchObject({ url: "/guide/methods#options", since: "5.37" });
  expect(await hitOf("makes juice")).toMatchObject({ url: "/guide/methods#squeeze", since: "5.12" });
  expect(await hitOf("keeps cool")).toMatchObject({ url: "/guide/methods#store" });
  expect(await hitOf("keeps cool")).not.toHaveProperty("since");
  expect(await hitOf("skin off")).not.toHaveProperty("since");
});
