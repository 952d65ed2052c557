import { differencesFrom } from "../../../runner/claims/expectation";

const body = { data: [{ title: "Soup", tags: ["a", "b"] }], meta: {} };

it.each([
  ["a part of an object", { meta: {} }],
  ["pointers", { "/data/0/title": "Soup", "/data/length": 1 }],
  ["parts below a pointer", { "/data/0": { tags: ["a", "b"] } }],
])("accepts %s", (_what, expect_) => {
  expect(differencesFrom({ expect: expect_ }, body)).toEqual([]);
});

it("says what was expected, and what the platform returned", () => {
  expect(differencesFrom({ expect: { "/data/0/title": "Stew" } }, body)).toEqual([
    '/data/0/title: expected "Stew", got "Soup"',
  ]);
  expect(differencesFrom({ expect: [1] }, [1, 2])).toEqual(["result: expected [1], got [1,2]"]);
  expect(differencesFrom({ expect: { "/data/1": null } }, body)).toEqual([
    "/data/1: expected null, got nothing",
  ]);
});

it("knows what must be missing, and from what", () => {
  expect(differencesFrom({ missing: ["/data/0/author"] }, body)).toEqual([]);
  expect(differencesFrom({ missing: ["/data/0/title"] }, body)).toEqual([
    '/data/0/title: expected nothing, got "Soup"',
  ]);
  expect(differencesFrom({ missing: ["/data/7/title"] }, body)).toHaveLength(1);
});
