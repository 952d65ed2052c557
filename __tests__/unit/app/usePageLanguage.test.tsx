import { renderHook } from "@testing-library/react";
import { usePageLanguage } from "../../../src/app/usePageLanguage";

const locales = [
  { code: "en", dir: "ltr", path: "" },
  { code: "ar", dir: "rtl", path: "/ar" },
];
const page = () => document.documentElement;

it("follows the reader from one language to the other", () => {
  const { rerender } = renderHook(({ path }) => usePageLanguage(locales, path), {
    initialProps: { path: "/guide" },
  });
  expect([page().lang, page().dir]).toEqual(["en", "ltr"]);
  rerender({ path: "/ar/guide" });
  expect([page().lang, page().dir]).toEqual(["ar", "rtl"]);
});

it("touches nothing from one page to the next of the same language", async () => {
  const { rerender } = renderHook(({ path }) => usePageLanguage(locales, path), {
    initialProps: { path: "/guide" },
  });
  const changes: string[] = [];
  const watch = new MutationObserver((all) => changes.push(...all.map((one) => one.attributeName ?? "")));
  watch.observe(page(), { attributes: true });
  rerender({ path: "/guide/next" });
  await Promise.resolve();
  watch.disconnect();
  expect(changes).toEqual([]);
});
