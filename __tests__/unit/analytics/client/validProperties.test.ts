import { areValidProperties } from "../../../../src/analytics/client/validProperties";

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

it.each([
  { text: "a", number: 1, yes: true, none: undefined },
  { list: ["a", 1, { deep: true }] },
  { map: { deep: { deeper: "x" } } },
  keys(1_000),
])("accepts properties that may be sent", (properties) => {
  expect(areValidProperties(properties)).toBe(true);
});

it.each([
  { nested: [[1]] },
  { list: [true] },
  { list: [null] },
  { nothing: null },
  { call: () => 1 },
  { map: { deep: [[1]] } },
  { map: keys(1_001) },
  keys(1_001),
])("rejects properties beyond the limits", (properties) => {
  expect(areValidProperties(properties)).toBe(false);
});
