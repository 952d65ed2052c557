import { formsOf } from "../../../shared/requestForms";
import type { RestRequest } from "../../../shared/restRequest";

const list: RestRequest = { method: "GET", target: "/api/recipes", headers: {}, as: "public" };

function forms(request: Partial<RestRequest>, query?: object): Record<string, string> {
  const given = query === undefined ? undefined : JSON.parse(JSON.stringify(query));
  return Object.fromEntries(formsOf({ ...list, ...request }, given).map(({ value, code }) => [value, code]));
}

it("writes a plain request for HTTP, curl and fetch", () => {
  expect(forms({})).toEqual({
    http: "GET /api/recipes",
    curl: "curl 'http://localhost:1337/api/recipes'",
    js: 'const response = await fetch("http://localhost:1337/api/recipes");\nconst result = await response.json();',
  });
});

it("keeps curl from reading brackets, and breaks a long URL for HTTP", () => {
  const target = "/api/recipes?filters[difficulty][$eq]=hard&fields[0]=title&pagination[pageSize]=10";
  const { http, curl } = forms({ target });
  expect(http).toBe(
    "GET /api/recipes\n  ?filters[difficulty][$eq]=hard\n  &fields[0]=title\n  &pagination[pageSize]=10",
  );
  expect(curl).toBe(`curl -g 'http://localhost:1337${target}'`);
});

it("shows a query object as what qs takes", () => {
  expect(forms({}, { fields: ["title"] }).qs).toBe(
    'const query = qs.stringify({ fields: ["title"] }, { encodeValuesOnly: true });',
  );
  const { qs } = forms({}, { filters: { $or: [{ difficulty: "hard" }, { rating: { $gte: 4.8 } }] } });
  expect(qs).toBe(
    'const query = qs.stringify(\n  { filters: { $or: [{ difficulty: "hard" }, { rating: { $gte: 4.8 } }] } },\n  { encodeValuesOnly: true },\n);',
  );
});

it("sends a body as JSON, and a token by its variable", () => {
  const body = { data: { title: "It's rice" } };
  const { http, curl, js } = forms({ method: "POST", body, as: "full-access" });
  expect(http).toBe(
    'POST /api/recipes\nAuthorization: Bearer <STRAPI_TOKEN>\nContent-Type: application/json\n\n{ "data": { "title": "It\'s rice" } }',
  );
  expect(curl).toBe(
    `curl -X POST 'http://localhost:1337/api/recipes' \\
  -H "Authorization: Bearer $STRAPI_TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{ "data": { "title": "It'\\''s rice" } }'`,
  );
  expect(js).toBe(
    `const response = await fetch("http://localhost:1337/api/recipes", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.STRAPI_TOKEN}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({ data: { title: "It's rice" } }),
});
const result = await response.json();`,
  );
});

it("leaves a text as it is, and a type that the writer chose", () => {
  const { http, js } = forms({ method: "PUT", body: "{ broken", headers: { "content-type": "text/plain" } });
  expect(http).toBe("PUT /api/recipes\ncontent-type: text/plain\n\n{ broken");
  expect(js).toContain('body: "{ broken",');
});

it("reads no response where there is none", () => {
  expect(forms({ method: "DELETE", as: "reader" }).js).not.toContain("json()");
  expect(forms({ method: "DELETE", as: "reader" }).curl).toContain('"Authorization: Bearer $STRAPI_JWT"');
  expect(forms({ method: "HEAD" }).curl).toBe("curl -I 'http://localhost:1337/api/recipes'");
});
