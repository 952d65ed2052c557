import { byLetter } from "../../../shared/tagIndex";

test("byLetter sorts without regard to case and gathers what begins with no letter", () => {
  const groups = byLetter([
    { name: "REST API" },
    { name: "i18n" },
    { name: "API token" },
    { name: "2FA" },
    { name: "admin" },
  ]);
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ name }) => name)])).toEqual([
    ["#", ["2FA"]],
    ["A", ["admin", "API token"]],
    ["I", ["i18n"]],
    ["R", ["REST API"]],
  ]);
});
