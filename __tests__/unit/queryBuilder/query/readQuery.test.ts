import type { QueryObject } from "../../../../shared/queryModel";
import { readQuery } from "../../../../src/queryBuilder/query/readQuery";
import { writeQuery } from "../../../../src/queryBuilder/query/writeQuery";

const through = (query: QueryObject) => writeQuery(readQuery(query));

it.each([
  ["a word", { sort: "rating" }, { sort: ["rating:asc"] }],
  ["commas", { sort: "rating:desc,author.name" }, { sort: ["rating:desc", "author.name:asc"] }],
  ["an object", { sort: { author: { name: "desc" } } }, { sort: ["author.name:desc"] }],
  ["objects in a list", { sort: [{ rating: "desc" }, "title"] }, { sort: ["rating:desc", "title:asc"] }],
] satisfies [string, QueryObject, QueryObject][])("reads sort as %s", (_form, query, expected) => {
  expect(through(query)).toEqual(expected);
});

it.each([
  ["everything", { populate: true }, { populate: "*" }],
  ["commas", { populate: "author, cover" }, { populate: ["author", "cover"] }],
  [
    "a path",
    { populate: ["steps.photo", "author"] },
    { populate: { steps: { populate: ["photo"] }, author: true } },
  ],
  ["an object of names", { populate: { author: true, cover: {} } }, { populate: ["author", "cover"] }],
  [
    "blocks",
    { populate: { blocks: { on: { "blocks.quote": { fields: "text" }, "blocks.text": true } } } },
    { populate: { blocks: { on: { "blocks.quote": { fields: ["text"] }, "blocks.text": true } } } },
  ],
] satisfies [string, QueryObject, QueryObject][])("reads populate as %s", (_form, query, expected) => {
  expect(through(query)).toEqual(expected);
});

it.each([
  { populate: { author: "*" } },
  { populate: ["*", "author"] },
  { filters: "title" },
  { sort: [1] },
  { fields: { 0: "title" } },
  { pagination: 3 },
  { colour: "red", _q: "soup" },
] satisfies QueryObject[])("keeps what it can't show: %j", (query) => {
  expect(through(query)).toEqual(query);
  expect(Object.keys(readQuery(query).rest)).toEqual(Object.keys(query));
});
