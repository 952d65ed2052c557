import { buildIndex } from "../../../../build/search/buildIndex";
import { libraryOf } from "../../../../scripts/search/library";
import type { SearchRecord } from "../../../../shared/searchRecord";
import { passages } from "../../../../src/search/local/passages";
import { respond } from "../../../../src/search/local/respond";
import { weights } from "../../../../src/search/local/weights";
import { recordsOfPage } from "../../../support/searchRecords";

const scion = (keywords: readonly string[]): readonly SearchRecord[] =>
  recordsOfPage("/guide/scions", "Scions", "Set a scion on a rootstock. Its first branches are thin.").map(
    (record) => (record.type === "lvl1" ? { ...record, keywords } : record),
  );
const others = [
  recordsOfPage("/guide/joints", "Boards", "Join boards with glue. Other branches of the trade use nails."),
  recordsOfPage("/guide/soil", "Soil", "Soil needs compost."),
  recordsOfPage("/guide/plums", "Plums", "Plums like rain."),
  recordsOfPage("/guide/apples", "Apples", "Apples like sun."),
];
const query = "join branches";

const libraryWith = (keywords: readonly string[]) => libraryOf(buildIndex([scion(keywords), ...others], []));

async function found(keywords: readonly string[]) {
  const { hits } = await respond({ indexName: "docs", query }, await libraryWith(keywords));
  return [...new Set(hits.map((hit) => hit.url_without_anchor))];
}

describe("keywords", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("are names of a page: it comes before one that has the same words in its text", async () => {
    expect((await found([]))[0]).toBe("/guide/joints");
    expect((await found(["join two branches"]))[0]).toBe("/guide/scions");
  });

  it("wouldn't be, if names counted for nothing", async () => {
    jest.replaceProperty(weights, "shares", { ...weights.shares, name: 0, page: 0 });
    expect((await found(["join two branches"]))[0]).toBe("/guide/joints");
  });

  it("are no part of a response: no hit shows them", async () => {
    const { hits } = await respond({ indexName: "docs", query }, await libraryWith([query]));
    expect(hits[0]).toMatchObject({ url_without_anchor: "/guide/scions" });
    expect(JSON.stringify(hits)).not.toContain("keywords");
  });

  it("say of a question that the page's sections answer all of it", async () => {
    const coverage = async (keywords: readonly string[]) => {
      const all = await passages(`${query} `, { limit: 9 }, await libraryWith(keywords));
      return all.find(({ record }) => record.url_without_anchor === "/guide/scions")?.coverage ?? 0;
    };
    expect(await coverage([])).toBeLessThan(0.6);
    expect(await coverage([query])).toBeGreaterThan(0.9);
  });
});
