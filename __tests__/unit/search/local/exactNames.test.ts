import { buildIndex } from "../../../../build/search/buildIndex";
import { libraryOf } from "../../../../scripts/search/library";
import { passages } from "../../../../src/search/local/passages";
import { respond } from "../../../../src/search/local/respond";
import { recordsOfPage } from "../../../support/searchRecords";

const library = libraryOf(
  buildIndex(
    [
      recordsOfPage("/guide/beds", "Garden beds", "Dig each bed, or call garden.beds.digMany()."),
      recordsOfPage("/guide/engine", "Bed Engine API", "The engine digs beds in bulk.", {
        advanced: true,
        keywords: ["bed engine", "garden.beds", "digMany"],
      }),
      recordsOfPage("/guide/soil", "Soil", "Soil needs compost."),
    ],
    [],
  ),
);

async function found(query: string) {
  const { hits } = await respond({ indexName: "docs", query }, await library);
  return hits.map(({ url_without_anchor, advanced }) => [url_without_anchor, advanced] as const);
}

describe("an advanced page", () => {
  it.each(["Bed Engine API", "bed engine", "garden.beds", "digMany", "digMany()"])(
    "is found, and marked, by %s, which is one of its names",
    async (query) => {
      expect(await found(query)).toContainEqual(["/guide/engine", true]);
    },
  );

  it.each(["engine", "bed engin", "beds in bulk", "dig beds", "bed engine bulk", ""])(
    "is not found by %s, though it has these words",
    async (query) => {
      expect((await found(query)).map(([path]) => path)).not.toContain("/guide/engine");
    },
  );

  it("answers no question", async () => {
    const found = await passages("bed engine", { limit: 9 }, await library);
    expect(found.map(({ record }) => record.url_without_anchor)).not.toContain("/guide/engine");
  });
});
