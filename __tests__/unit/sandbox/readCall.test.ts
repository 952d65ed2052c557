import { readCall, UnreadableCode } from "../../../sandbox/src/documents/readCall";

test("a call with literals is read", () => {
  const code = `const recipes = await strapi.documents("api::recipe.recipe").findMany({
    filters: { rating: { $gt: -1.5 }, 'title': \`Soup\` }, fields: ["title"], locale: null,
  });`;
  expect(readCall(code)).toEqual({
    uid: "api::recipe.recipe",
    method: "findMany",
    args: { filters: { rating: { $gt: -1.5 }, title: "Soup" }, fields: ["title"], locale: null },
  });
  expect(readCall(`strapi.documents("a").count()`)).toEqual({ uid: "a", method: "count", args: undefined });
});

test.each([
  ["another object", `process.exit()`],
  ["a variable", `strapi.documents("a").findOne({ documentId })`],
  ["a call inside", `strapi.documents("a").findOne({ documentId: steal() })`],
  ["a computed name", `strapi.documents("a").findOne({ ["documentId"]: 1 })`],
  ["a computed method", `strapi.documents("a")["constructor"]({})`],
  ["a prototype", `strapi.documents("a").create({ "__proto__": {} })`],
  ["a getter", `strapi.documents("a").create({ get data() { return 1 } })`],
  ["a spread", `strapi.documents("a").create({ ...strapi })`],
  ["a regular expression", `strapi.documents("a").create({ title: /a/ })`],
  ["two statements", `strapi.documents("a").count(); strapi.documents("a").count()`],
  ["a mistake", `strapi.documents("a").count(`],
])("%s is refused", (_, code) => {
  expect(() => readCall(code)).toThrow(UnreadableCode);
});
