import { resultsOf } from "../../../../src/queryBuilder/query/results";

const codes = (path: string, query: Parameters<typeof resultsOf>[1]) =>
  Object.fromEntries(resultsOf(path, query).map(({ value, code }) => [value, code]));

it("writes a request in four forms", () => {
  expect(codes("/api/recipes", { filters: { title: { $eq: "it's" } } })).toEqual({
    query: "filters[title][$eq]=it%27s",
    url: "http://localhost:1337/api/recipes?filters[title][$eq]=it%27s",
    curl: "curl -g 'http://localhost:1337/api/recipes?filters[title][$eq]=it%27s'",
    fetch:
      'const response = await fetch("http://localhost:1337/api/recipes?filters[title][$eq]=it%27s");\nconst { data, meta } = await response.json();',
  });
});

it("puts no question mark behind a path without parameters, and no -g before it", () => {
  expect(codes("/api/recipes", {})).toMatchObject({
    query: "",
    curl: "curl 'http://localhost:1337/api/recipes'",
  });
});
