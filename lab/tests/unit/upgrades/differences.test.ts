import type { ProjectResponse } from "../../../runner/upgrades/ask";
import { differencesOf } from "../../../runner/upgrades/differences";

function placesOf(before: unknown, after: unknown, status: readonly [number, number] = [200, 200]) {
  const response = (index: 0 | 1, body: unknown): ProjectResponse => ({ status: status[index], body });
  return differencesOf({ "GET /": response(0, before) }, { "GET /": response(1, after) }).get("GET /") ?? [];
}

it("names each place and both values", () => {
  expect(placesOf({ data: [{ id: 1, name: "A" }] }, { data: [{ id: 2, name: "A", locale: null }] })).toEqual([
    "/data/0/id: 1 → 2",
    "/data/0/locale: nothing → null",
  ]);
});

it.each([
  [{ documentId: "abc" }, { documentId: "def" }],
  [{ stack: "Error\n    at one.js:1" }, {}],
  [{ error: "No entry\n    at one.js:1:2" }, { error: "No entry\n    at two.js:3:4" }],
  [{ error: 'Document "b7k4fr0fct5opctw00qjpmiq"' }, { error: 'Document "zucgvib1wn15s3ofzsgpoi0e"' }],
  [{ note: "Strapi 4.25.9, 2026-01-01T00:00:00.000Z" }, { note: "Strapi 5.54.0, 2026-01-02T00:00:00.000Z" }],
])("ignores what differs in any two runs: %j", (before, after) => {
  expect(placesOf(before, after)).toEqual([]);
});

it("shows a new status, with the body only if one of both is an error", () => {
  expect(placesOf({ id: 1 }, { error: "no" }, [200, 404])).toEqual(['200 → 404 {"error":"no"}']);
  expect(placesOf({ id: 1 }, { id: 1 }, [200, 201])).toEqual(["200 → 201"]);
});

it("shows a documentId that is new, which isn't the same as another one", () => {
  expect(placesOf({}, { documentId: "abc" })).toEqual(['/documentId: nothing → "abc"']);
});
