import { wantedIn } from "../../../../src/offline/page/useUnreachable";

it("knows the page that was wanted, with its query and its fragment", () => {
  expect(wantedIn("?from=%2Fguide%2Fcode%3Fa%3D1", "#b")).toBe("/guide/code?a=1#b");
});

it.each([
  "",
  "?from=",
  "?from=guide",
  "?from=//elsewhere.test/",
  "?from=/%5Celsewhere.test",
  "?from=https://elsewhere.test/",
  "?from=javascript:alert(1)",
])("leads to no other site: %s", (search) => {
  expect(wantedIn(search, "")).toBeUndefined();
});
