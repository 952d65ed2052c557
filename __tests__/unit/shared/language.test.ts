import { languageOf } from "../../../shared/language";

const locales = [
  { code: "en", dir: "ltr", path: "" },
  { code: "fr", dir: "ltr", path: "/fr" },
  { code: "ar", dir: "rtl", path: "/ar" },
];

it.each([
  ["/guide", "en", "ltr"],
  ["/fr", "fr", "ltr"],
  ["/ar/guide", "ar", "rtl"],
  ["/france", "en", "ltr"],
])("%s is in %s, %s", (path, lang, dir) => expect(languageOf(locales, path)).toEqual({ lang, dir }));

it("is English where no language is configured", () => {
  expect(languageOf([], "/x")).toEqual({ lang: "en", dir: "ltr" });
});
