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

test("the table has a line for each screenshot on each page", () => {
  const small = { ...wide, path: "/user-docs/other", shown: 282, text: 5.49 };
  expect(measurementTable([wide, phone, small])).toBe(
    [
      "login on /user-docs/setting-up: 564 px wide; at 1280: 563 px, text 11.0 px; at 390: 564 px, text 11.0 px, scrolls",
      "login on /user-docs/other: 564 px wide; at 1280: 282 px, text 5.5 px, TOO SMALL",
    ].join("\n"),
  );
});
