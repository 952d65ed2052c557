import { formatDate } from "../../../src/site/dates";

test("formatDate writes the same day everywhere", () => {
  expect(formatDate("2026-11-21")).toBe("November 21, 2026");
  expect(formatDate("2026-11-20T23:59:00Z")).toBe("November 20, 2026");
});
