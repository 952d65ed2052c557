import { openSearchText } from "../../../../build/outputs/openSearch";

it("says where to search, in valid XML", () => {
  const text = openSearchText({ title: 'Docs & "more" than sixteen', siteUrl: "https://docs.example/v5" });
  expect(text).toContain('template="https://docs.example/v5/search?q={searchTerms}"');
  // Browsers take names of up to 16 characters.
  expect(text).toContain("<ShortName>Docs &amp; &quot;more&quot; th</ShortName>");
  expect(text).toContain("<Description>Docs &amp; &quot;more&quot; than sixteen</Description>");
});
