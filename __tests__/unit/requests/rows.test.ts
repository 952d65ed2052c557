import { cellText, countOf, rowsOf } from "../../../src/requests/rows";

const list = {
  data: [
    { id: 1, documentId: "a", title: "Dal", author: { id: 3, documentId: "x", name: "Amira" } },
    { id: 2, documentId: "b", title: "Leek soup", rating: null },
  ],
  meta: { pagination: { page: 1, pageSize: 2, pageCount: 6, total: 12 } },
};

it("makes a row of each entry and a column of each field of its own", () => {
  const rows = rowsOf(list);
  expect(rows?.columns).toEqual(["title", "author", "rating"]);
  expect(rows?.entries.map(({ values }) => values.title)).toEqual(["Dal", "Leek soup"]);
  expect(rows && countOf(rows)).toBe("2 of 12 entries");
});

it("has what was populated after the first field, because a response has it last", () => {
  const entry = {
    id: 1,
    title: "Dal",
    story: [{ type: "paragraph" }],
    rating: 5,
    author: { id: 3, name: "Amira" },
  };
  expect(rowsOf({ data: [entry] })?.columns).toEqual(["title", "author", "story", "rating"]);
  const files = { id: 2, title: "Leek soup", story: null, rating: null, author: null, images: [{ id: 9 }] };
  expect(rowsOf({ data: [entry, files] })?.columns).toEqual(["title", "author", "images", "story", "rating"]);
});

it("says how many of all entries there are, if the response does", () => {
  const said = (count: number, meta: object) => {
    const rows = rowsOf({ data: Array.from({ length: count }, (_, id) => ({ id })), meta });
    return rows && countOf(rows);
  };
  expect(said(6, { pagination: { total: 6 } })).toBe("6 of 6 entries");
  expect(said(1, { pagination: { total: 1 } })).toBe("1 of 1 entry");
  expect(said(6, { pagination: {} })).toBe("6 entries");
});

it("has one row for one entry, and none for an empty list", () => {
  const one = rowsOf({ data: { id: 1, documentId: "a" }, meta: {} });
  expect(one?.columns).toEqual(["documentId"]);
  expect(one && countOf(one)).toBe("1 entry");
  expect(rowsOf({ data: [], meta: { pagination: { total: 0 } } })?.entries).toEqual([]);
});

it("has no rows for an error", () => {
  expect(rowsOf({ data: null, error: { status: 400 } })).toBeUndefined();
  expect(rowsOf("Not Found")).toBeUndefined();
});

it("keeps entries of two locales with one id apart", () => {
  const ids = rowsOf({ data: [{ id: 1 }, { id: 1 }] })?.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it("writes values in a line", () => {
  expect(cellText(null)).toBe("null");
  expect(cellText(4.5)).toBe("4.5");
  expect(cellText({ id: 1, documentId: "x", name: "Amira" })).toBe("Amira");
  expect(cellText([{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }, { name: "e" }])).toBe(
    "a, b, c, + 2",
  );
});
