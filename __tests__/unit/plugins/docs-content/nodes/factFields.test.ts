import { dishesText } from "../../../../support/factSheet";
import { nodeStore, resolverOf } from "../../../../support/nodeStore";

const store = nodeStore({ "data/dishes.json": dishesText, "data/notes/dishes.yaml": "soup: Warms.\n" });
const resolve = (field: string) =>
  resolverOf(store)("FactSheet", field, store.one("FactSheet", { name: "dishes" }));

it("shows facts with what is said about them", async () => {
  const rows = await resolve("rows");
  expect(rows).toMatchObject({
    0: {
      id: "soup",
      group: "first",
      meaning: "Warms.",
      values: { name: "a|b", about: "hot {water} & <salt>", parts: ["x", "y"], hot: true, minutes: 20 },
    },
    2: { meaning: null },
  });
});

it("describes its columns", async () => {
  expect(await resolve("title")).toBe("Dishes");
  expect(await resolve("columns")).toMatchObject({
    3: { key: "hot", label: "Hot", kind: "yesNo", isExtra: true },
  });
});
