import { formatDate } from "../../../shared/dates";

test("formatDate writes the same day everywhere", () => {
  expect(formatDate("2026-11-21")).toBe("November 21, 2026");
  expect(formatDate("2026-11-20T23:59:00Z")).toBe("November 20, 2026");
});

test.each(Array.from({ length: 12 }, (_, month) => month))(
  "and as the calendar has it: month %i",
  (month) => {
    const date = new Date(Date.UTC(2024, month, 29));
    const calendar = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
    expect(formatDate(date.toISOString())).toBe(calendar.format(date));
  },
);
