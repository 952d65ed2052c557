import { consoleTypes } from "../../../../../plugins/docs-content/facts/consoleTypes";
import type { FactRow } from "../../../../../plugins/docs-content/schema/facts";

const sheet = (rows: FactRow[]) => ({
  facts: { title: "t", source: "s", platform: "5.1.0", columns: [], rows },
  notes: {},
});
const sheets: Readonly<Record<string, ReturnType<typeof sheet>>> = {
  "content-types": sheet([
    { id: "api::dish.dish", name: "Dish", route: "/api/dishes" },
    { id: "blocks.quote", name: "Quote", route: null },
  ]),
  "content-type-fields": sheet([
    { id: "api::dish.dish name", group: "api::dish.dish", field: "name", type: "string", required: true },
    {
      id: "api::dish.dish taste",
      group: "api::dish.dish",
      field: "taste",
      type: "enumeration",
      values: ["sweet", "sour"],
    },
    { id: "blocks.quote text", group: "blocks.quote", field: "text", type: "text" },
  ]),
};

it("gives the types that have a route, with their fields", () => {
  expect(consoleTypes((name) => sheets[name])).toEqual({
    platform: "5.1.0",
    types: [
      {
        name: "Dish",
        route: "/api/dishes",
        uid: "api::dish.dish",
        fields: [
          { name: "name", type: "string" },
          { name: "taste", type: "enumeration", values: ["sweet", "sour"] },
        ],
      },
    ],
  });
});

it("gives none where the facts are not there", () => {
  expect(consoleTypes(() => undefined)).toEqual({ platform: "", types: [] });
});
