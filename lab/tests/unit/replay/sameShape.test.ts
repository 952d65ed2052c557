import { differences } from "../../../runner/replay/sameShape";

const shown = { id: 2, documentId: "ic7sn4s8uwvsemspbubwf430", at: "2026-11-21T04:01:08.744Z", tags: ["a"] };

it("accepts other ids of documents and dates, and learns the ids", () => {
  const actual = { ...shown, documentId: "wqvdhw5xcb2p3smtdtnxhsjr", at: "2027-01-01T00:00:00.000Z" };
  const learned = new Map<string, string>();
  expect(differences(shown, actual, learned)).toEqual([]);
  expect(learned.get(shown.documentId)).toBe(actual.documentId);
});

it("names what is different, missing, or new", () => {
  const actual = { id: 3, documentId: "short", at: shown.at, tags: ["a", "b"] };
  expect(differences(shown, actual, new Map())).toEqual([
    "/id: the page shows 2, the response has 3",
    '/documentId: the page shows "ic7sn4s8uwvsemspbubwf430", the response has "short"',
    '/tags/1: the page shows undefined, the response has "b"',
  ]);
});
