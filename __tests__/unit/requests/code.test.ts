import { codeOf } from "../../../src/requests/code";
import { firstRequest } from "../../../src/requests/request";

it("writes a request as the samples do", () => {
  const { cURL, fetch } = codeOf({ ...firstRequest, parameters: "filters[rating][$gte]=4" });
  expect(cURL).toBe("curl -g 'http://localhost:1337/api/recipes?filters[rating][$gte]=4'");
  expect(fetch).toContain('fetch("http://localhost:1337/api/recipes?filters[rating][$gte]=4")');
});

it("sends the body and names the sender's token, but holds none", () => {
  const { cURL } = codeOf({
    ...firstRequest,
    method: "POST",
    sender: "full-access",
    parameters: "",
    body: '{"data": {"title": "Dal"}}',
  });
  expect(cURL).toContain("Authorization: Bearer $STRAPI_TOKEN");
  expect(cURL).toContain(`-d '{ "data": { "title": "Dal" } }'`);
});
