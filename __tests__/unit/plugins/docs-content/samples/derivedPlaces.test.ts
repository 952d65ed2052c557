import { derivedPlaces } from "../../../../../plugins/docs-content/samples/derivedPlaces";
import type { TypedPlace } from "../../../../../plugins/docs-content/samples/typedPlace";

const typescript =
  'import type { Core } from "a";\n\nregister({ strapi }: { strapi: Core.Strapi }) {\n  go(a, a);';
const javascript = "register({ strapi }) {\n  go(a, a);";
const places: TypedPlace[] = [
  [3, 1, 8, 0],
  [3, 12, 6, 1],
  [3, 24, 6, 1],
  [4, 6, 1, 2],
  [4, 9, 1, 2],
];

it("finds names on the lines that are left, where they are without types", () => {
  expect(derivedPlaces(places, [3, 4], javascript, typescript)).toEqual([
    [1, 1, 8, 0],
    [1, 12, 6, 1],
    [2, 6, 1, 2],
    [2, 9, 1, 2],
  ]);
});

it("finds nothing on a line that only JavaScript has", () => {
  expect(derivedPlaces([[1, 1, 1, 0]], [0], "a", "a")).toEqual([]);
});
