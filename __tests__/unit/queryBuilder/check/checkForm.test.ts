import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import qs from "qs";
import { z } from "zod";
import type { QueryObject } from "../../../../shared/queryModel";
import { checkForm } from "../../../../src/queryBuilder/check/checkForm";
import { readQuery } from "../../../../src/queryBuilder/query/readQuery";
import { saffronModel } from "../../../support/queryModel";

const model = saffronModel();
const problemsOf = (query: QueryObject, path = "/api/recipes") =>
  checkForm(readQuery(query), path, model).map(({ where, message, fix }) => `${where}: ${message} ${fix}`);

it.each([
  [
    { filters: { colour: { $eq: "red" } } },
    /filters › colour: Recipe has no field “colour”; Strapi returns 400\. Its fields: title, /,
  ],
  [
    { filters: { author: { nmae: { $eq: "x" } } } },
    /author › nmae: Author has no field.*Did you mean “name”/,
  ],
  [{ filters: { editorNotes: { $notNull: true } } }, /“editorNotes” is private/],
  [{ filters: { blocks: { text: { $eq: "x" } } } }, /dynamic zone/],
  [{ filters: { title: { $like: "x" } } }, /no operator \$like.*\$eq/],
  [{ filters: { cookMinutes: { $eq: "abc" } } }, /“abc” is no number.*500/],
  [{ filters: { cookMinutes: { $between: [20] } } }, /two values/],
  [{ filters: { testedOn: { $gt: "yesterday" } } }, /is no date.*400/],
  [{ filters: { difficulty: "horrible" } }, /easy, medium, hard/],
  [{ filters: { vegetarian: { $eq: "nope" } } }, /counts as true/],
  [{ filters: { vegetarian: { $eq: "False" } } }, /counts as true/],
  [{ filters: { vegetarian: { $eq: "" } } }, /counts as false/],
  [{ filters: { slug: { $in: [] } } }, /everything is returned/],
  [{ filters: { rating: null } }, /\$null/],
  [{ filters: { $or: [{ author: { slug: { $eq: "a" } } }, { titel: "x" }] } }, /\$or › titel/],
  [{ sort: "rating:down" }, /no direction/],
  [{ sort: "author" }, /no value to sort by/],
  [{ sort: "colour" }, /sort › colour: Recipe has no field/],
  [{ fields: ["title", "autor"] }, /fields › autor/],
  [{ fields: ["author"] }, /“author” can't stand here/],
  [{ populate: "chef" }, /populate › chef: Recipe has no field “chef”.*Fields to populate: /],
  [{ populate: "title" }, /can't stand here/],
  [{ populate: "createdBy" }, /populateCreatorFields/],
  [{ populate: { author: { fields: ["email"] } } }, /populate › author › fields › email: “email” is private/],
  [{ populate: { ingredients: { limit: 2 } } }, /populate › ingredients › limit: There is no parameter/],
  [{ populate: { pairsWith: { locale: "fr" } } }, /no parameter “locale” here/],
  [{ populate: { blocks: { on: { "blocks.nope": true } } } }, /no component “blocks.nope”/],
  [{ populate: { blocks: { fields: ["text"] } } }, /zone has no fields/],
  [{ populate: { author: { on: { "blocks.quote": true } } } }, /Only dynamic zones/],
  [{ populate: { author: "*" } }, /no query can have/],
  [{ pagination: { page: 1, limit: 3 } }, /can't be mixed/],
  [{ pagination: { page: "abc" } }, /pagination › page: “abc” is no whole number/],
  [{ pagination: { withCount: "no" } }, /true or false/],
  [{ pagination: { size: 3 } }, /no “size”.*pageSize/],
  [{ locale: "not a locale" }, /no code of a language/],
  [{ status: "modified" }, /published, draft/],
  [{ publicationFilter: "x" }, /never-published/],
  [{ page: 2 }, /no parameter “page”/],
] satisfies [QueryObject, RegExp][])("finds what is wrong with %j", (query, expected) => {
  const found = problemsOf(query);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});

interface Recorded {
  readonly path: string;
  readonly query: QueryObject;
  readonly status: number;
}

const recordedFile = z.object({
  samples: z.record(
    z.string(),
    z.object({
      request: z.object({ method: z.string().optional(), target: z.string().optional() }),
      response: z.object({ status: z.number().nullish() }).nullish(),
    }),
  ),
});

/** GET requests of the documentation, by the platform's recorded response. */
function recordedQueries(): Recorded[] {
  const files = readdirSync("content/dev-docs/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".samples.json"),
  );
  const samples = files.flatMap((file) =>
    Object.values(
      recordedFile.parse(JSON.parse(readFileSync(join("content/dev-docs/api", file), "utf8"))).samples,
    ),
  );
  return samples.flatMap(({ request: { method, target = "" }, response }) => {
    const [path = "", text = ""] = target.split("?");
    // Creators can be populated after a change of the schema, which these samples make first.
    if (/createdBy|updatedBy/.test(text)) return [];
    const isKnown = /^\/api\/(recipes|ingredients|authors|homepage)(\/\w+)?$/.test(path) && method === "GET";
    if (!isKnown) return [];
    const query: QueryObject = JSON.parse(JSON.stringify(qs.parse(text, { depth: 20, allowSparse: false })));
    return [{ path, query, status: response?.status ?? 0 }];
  });
}

describe("the documentation's own requests", () => {
  const recorded = recordedQueries();

  it("are there", () => expect(recorded.length).toBeGreaterThan(40));

  it("have no problem where Strapi returns 200", () => {
    const good = recorded.filter(({ status }) => status === 200);
    const found = good.flatMap(({ path, query }) => problemsOf(query, path));
    expect(found).toEqual([]);
  });

  it("have one where it refuses them", () => {
    const bad = recorded.filter(({ status }) => status === 400 || status === 500);
    expect(bad.filter(({ path, query }) => problemsOf(query, path).length === 0)).toEqual([]);
  });
});

it("checks no names of a type that it doesn't know", () => {
  expect(
    problemsOf({ filters: { anything: { goes: "here" } }, populate: "x", fields: "y" }, "/api/articles"),
  ).toEqual([]);
});
