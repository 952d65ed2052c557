import { readFacts } from "../../../../../plugins/docs-content/files/readFacts";
import { factFields } from "../../../../../plugins/docs-content/nodes/factFields";
import { dishesText } from "../../../../support/factSheet";

const sheet = readFacts("data/dishes.json", dishesText);
const fields = factFields(
  () => sheet.facts && { facts: sheet.facts, notes: { soup: { meaning: "Warms." } } },
);
const context = { nodeModel: { getNodeById: () => null, findAll: async () => ({ entries: [] }) } };

it("shows facts with what is said about them", () => {
  const rows = fields.rows.resolve({ name: "dishes", sheet }, {}, context);
  expect(rows[0]).toEqual({
    id: "soup",
    group: "first",
    meaning: "Warms.",
    values: { name: "a|b", about: "hot {water} & <salt>", parts: ["x", "y"], hot: true, minutes: 20 },
  });
  expect(rows[2]?.meaning).toBeNull();
});

it("describes its columns", () => {
  expect(fields.title.resolve({ name: "dishes", sheet })).toBe("Dishes");
  expect(fields.columns.resolve({ name: "dishes", sheet })[3]).toEqual({
    key: "hot",
    label: "Hot",
    kind: "yesNo",
    isExtra: true,
  });
});
