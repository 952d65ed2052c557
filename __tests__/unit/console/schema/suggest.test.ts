import { typesOf } from "../../../../src/console/schema/suggest";

it("lists the fields of a type, with the values of an enumeration", () => {
  const dish = {
    collectionName: "dishes",
    info: { singularName: "dish", pluralName: "dishes", displayName: "Dish" },
    attributes: { name: { type: "string" }, taste: { type: "enumeration", enum: ["sweet", "sour"] } },
  };
  const [type] = typesOf({ contentTypes: { "api::dish.dish": dish }, components: {} });
  expect(type?.fields).toEqual([
    { name: "name", type: "string" },
    { name: "taste", type: "enumeration", values: ["sweet", "sour"] },
  ]);
});
