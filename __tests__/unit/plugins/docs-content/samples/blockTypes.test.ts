import {
  maxBlockBytes,
  numbered,
  ownTypes,
  weightOf,
} from "../../../../../plugins/docs-content/samples/blockTypes";
import type { TypedPlace } from "../../../../../plugins/docs-content/samples/typedPlace";

it("gives each word the type of its place", () => {
  const places: TypedPlace[] = [
    [2, 1, 1, 1],
    [2, 4, 1, 0],
  ];
  const types = ownTypes(places, ["a: A", "a: B"], "// a\na, a;");
  expect(types).toEqual({ texts: ["a: B", "a: A"], words: [0, 1, 2] });
});

it("shortens the types of a block that has many, and no more than it must", () => {
  const random = (seed: number) => `m${((seed * 2_654_435_761) >>> 0).toString(36)}`;
  const members = (name: number) =>
    Array.from({ length: 20 }, (_, index) => random(name * 20 + index)).join("; ");
  const names = Array.from({ length: 30 }, (_, index) => `name${index}`);
  const texts = names.map((name, index) => `${name}: Type { ${members(index)} }`);
  const places = names.map((name, index): TypedPlace => [index + 1, 1, name.length, index]);
  const types = ownTypes(places, [...texts, "other: string[]"], names.join("\n"));
  expect(weightOf(types)).toBeLessThanOrEqual(maxBlockBytes);
  expect(types.words).toEqual(names.map(() => 1));
  expect(types.texts[0]).toMatch(/^name0: Type \{ \w+; \w+;.* … \}$/);
});

it("refers to the texts of the page, each of which it has once", () => {
  const ofPage = new Map([["b: B", 0]]);
  expect(numbered({ texts: ["a: A", "b: B"], words: [1] }, ofPage)).toEqual({ texts: [1, 0], words: [1] });
  expect([...ofPage.keys()]).toEqual(["b: B", "a: A"]);
});
