import qs from "qs";
import { targetOf } from "../../../../../plugins/docs-content/samples/target";

it.each([
  ["/api/recipes", undefined, "/api/recipes"],
  ["/api/recipes", {}, "/api/recipes"],
  ["/api/recipes", "filters[a]=b", "/api/recipes?filters[a]=b"],
  ["/api/recipes", { fields: ["title", "slug"] }, "/api/recipes?fields[0]=title&fields[1]=slug"],
  ["/api/recipes", { filters: { a: { $eq: true } } }, "/api/recipes?filters[a][$eq]=true"],
  [
    "/api/recipes",
    { sort: "rating:desc,title", locale: "*" },
    "/api/recipes?sort=rating:desc,title&locale=*",
  ],
])("joins %s and %j", (path, query, target) => {
  expect(targetOf(path, query)).toBe(target);
});

it.each(["it's", "a b", "a&b=c", "50 %", "é", "🍋", "a#b", "a+b", '"', "[x]", "a?b", "\n"])(
  "escapes %j so that the server reads it again, and a shell's quotes hold",
  (value) => {
    const target = targetOf("/p", { filters: { title: value } });
    const url = new URL(target, "http://localhost");
    expect(qs.parse(url.search.slice(1))).toEqual({ filters: { title: value } });
    expect(target).not.toMatch(/['\s#"]/);
  },
);
