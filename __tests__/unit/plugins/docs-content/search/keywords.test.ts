import { recordsOf, type SearchPage } from "../../../../../plugins/docs-content/search/records";
import { searchPage } from "../../../../support/searchRecords";

const page: SearchPage = {
  ...searchPage,
  path: "/guide/scions",
  title: "Scions",
  description: "How a scion is set on a rootstock.",
  keywords: ["join branches"],
  tree: [{ html: '<h2 id="one">One</h2><p>Text.</p>' }],
};

describe("a page's keywords", () => {
  it("are with its own record, and with no other: a hosted service pays for each", () => {
    const records = recordsOf(page);
    expect(records.map(({ type, keywords }) => [type, keywords])).toEqual([
      ["lvl1", ["join branches"]],
      ["content", []],
      ["lvl2", []],
      ["content", []],
    ]);
  });
});
