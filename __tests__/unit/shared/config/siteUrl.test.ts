import { readSiteUrl } from "../../../../shared/config/siteUrl";

it.each([
  ["https://docs.example", "https://docs.example", ""],
  ["https://docs.example/", "https://docs.example", ""],
  ["http://localhost:9000", "http://localhost:9000", ""],
  ["https://docs.example/some/path", "https://docs.example/some/path", "/some/path"],
  ["https://docs.example/v5.6/", "https://docs.example/v5.6", "/v5.6"],
])("%s is the site %s below %p", (value, siteUrl, pathPrefix) => {
  expect(readSiteUrl(value)).toEqual({ siteUrl, pathPrefix });
});

it.each([
  ["docs", "is no URL: write one such as https://docs.example.org"],
  ["ftp://docs.example", "no browser opens: write one that begins with https:// or http://"],
  ["https://docs.example/a?b=c", "has a query or an anchor: write https://docs.example/a"],
  ["https://docs.example/#top", "has a query or an anchor: write https://docs.example/"],
  ["https://docs.example/a/index.html", "names a file: write the folder below which the site lies"],
  ["https://docs.example/a b", 'letters, digits, "-", "_" and ".", such as https://docs.example/some/path'],
  ["https://docs.example//a", 'letters, digits, "-", "_" and ".", such as https://docs.example/some/path'],
  ["https://docs.example/über", "has a path that not every host understands"],
])("says what is wrong with %s", (value, message) => {
  expect(() => readSiteUrl(value)).toThrow(`SITE_URL is "${value}", which`);
  expect(() => readSiteUrl(value)).toThrow(message);
});
