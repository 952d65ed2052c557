import { indexedPage } from "../../../../build/search/indexedPage";
import { recordsOfPage } from "../../../support/searchRecords";

const fieldsWith = (keywords: readonly string[]) =>
  indexedPage(0, recordsOfPage("/guide/scions", "Grafting scions", "Text.", { keywords }));

describe("the terms of a page's keywords", () => {
  it("are each word once, without small ones and without those of the title", () => {
    expect(fieldsWith(["join two branches", "join the scions"]).keywords).toBe("join two branches");
  });

  it("are left out where the title says them all", () => {
    expect(fieldsWith(["scions"])).not.toHaveProperty("keywords");
  });
});
