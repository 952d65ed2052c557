import { areaLabel } from "../../../src/search/areaLabel";

const areas = [
  { id: "dev-docs", label: "Dev Docs" },
  { id: "cloud", label: "Cloud" },
];

it.each([
  ["/dev-docs/api/rest#cloud", "Dev Docs"],
  ["/below/v4/cloud/intro?a=/dev-docs/", "Cloud"],
  ["/release-notes/5.6.0", null],
])("%s: %s", (url, label) => {
  expect(areaLabel(url, areas)).toBe(label);
});
