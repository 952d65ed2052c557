import { buildIndex } from "../../../../build/search/buildIndex";
import { libraryOf } from "../../../../scripts/search/library";
import { respond } from "../../../../src/search/local/respond";
import { weights } from "../../../../src/search/local/weights";
import { recordsOfPage } from "../../../support/searchRecords";

/** Each is named after some words of the query; only the calendar has all of them, in a sentence of its text. */
const pages = [
  recordsOfPage("/guide/winter-prune", "Prune in winter", "Prune in winter, while there is frost."),
  recordsOfPage(
    "/guide/calendar",
    "Calendar",
    "Winter is dry here. Trees rest until the sap rises, and the saw stays sharp. Pear wood is hard, so prune it last.",
  ),
  recordsOfPage("/guide/apples", "Apples", "Apples like sun."),
  recordsOfPage("/guide/plums", "Plums", "Plums like rain."),
  recordsOfPage("/guide/ladders", "Ladders", "A ladder stands on firm ground."),
  recordsOfPage("/guide/soil", "Soil", "Soil needs compost."),
];

async function firstPage(query: string) {
  const { hits } = await respond({ indexName: "docs", query }, await libraryOf(buildIndex(pages, [])));
  return hits[0]?.url_without_anchor;
}

describe("a page with the whole query", () => {
  const usual = { ...weights.wholeQuery };
  afterEach(() => {
    Object.assign(weights.wholeQuery, usual);
  });

  it("comes before one whose title has a part of it", async () => {
    expect(await firstPage("prune pear trees winter")).toBe("/guide/calendar");
  });

  it("wouldn't, if what is missing counted for nothing", async () => {
    Object.assign(weights.wholeQuery, { page: 0, section: 0 });
    expect(await firstPage("prune pear trees winter")).toBe("/guide/winter-prune");
  });

  it("doesn't take the place of a page whose title is the query", async () => {
    expect(await firstPage("prune winter")).toBe("/guide/winter-prune");
  });
});
