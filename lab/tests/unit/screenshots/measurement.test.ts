import { isTooSmall, type Measurement, measurementTable } from "../../../runner/screenshots/measurement";

const wide: Measurement = {
  id: "login",
  path: "/user-docs/setting-up",
  window: 1280,
  region: 564,
  shown: 563,
  text: 10.98,
  scrolls: false,
};
const phone: Measurement = { ...wide, window: 390, shown: 564, text: 11, scrolls: true };

test("text needs 11 pixels in a wide window and 10 on a phone, as far as widths are whole numbers", () => {
  expect(isTooSmall(wide)).toBe(false);
  expect(isTooSmall({ ...wide, text: 10.9 })).toBe(true);
  expect(isTooSmall({ ...phone, text: 10 })).toBe(false);
  expect(isTooSmall({ ...phone, text: 9.9 })).toBe(true);
});

test("a size that isn't known is too small", () => {
  expect(isTooSmall({ ...wide, text: Number.NaN })).toBe(true);
});

test("the table has a row for each screenshot on each page, with who looks at it and what it requires", () => {
  const small = { ...wide, path: "/user-docs/other", shown: 282, text: 5.49 };
  const facts = { persona: "editor", isCropped: true, asserts: true };
  const table = measurementTable([wide, phone, small], (id) => (id === "login" ? facts : undefined));
  expect(table.split("\n").map((row) => row.split("\t"))).toEqual([
    ["id", "page", "persona", "text at 1280", "text at 390", "crop", "asserted", ""],
    ["login", "/user-docs/setting-up", "editor", "11.0 of 563", "11.0 of 564, scrolls", "yes", "yes", ""],
    ["login", "/user-docs/other", "editor", "5.5 of 282", "", "yes", "yes", "TOO SMALL"],
  ]);
});
