import { comparesIn, linkTo, requestIn } from "../../../src/console/link";
import { type ConsoleRequest, firstRequest } from "../../../src/requests/request";

const page = "https://docs.example/dev-docs/api/rest/console?a=b#limits";

const requests: readonly ConsoleRequest[] = [
  firstRequest,
  {
    ...firstRequest,
    method: "POST",
    sender: "full-access",
    parameters: "",
    body: '{\n  "data": {"title": "é & # %"}\n}',
  },
  {
    ...firstRequest,
    method: "DELETE",
    path: "/api/recipes/abc",
    parameters: "filters[title][$eq]=Salt & pepper",
  },
];

it.each(requests)("brings a request back: $method $path", (request) => {
  const link = new URL(linkTo(request, false, page));
  expect(link.search).toBe("?a=b");
  expect(requestIn(link.hash)).toEqual(request);
  expect(comparesIn(link.hash)).toBe(false);
});

it("has the request with its body, and nothing else", () => {
  const request: ConsoleRequest = {
    ...firstRequest,
    method: "POST",
    sender: "editor",
    parameters: "status=draft",
  };
  const { hash } = new URL(linkTo(request, false, page));
  expect(Object.fromEntries(new URLSearchParams(hash.replace("#try?", "")))).toEqual({
    method: "POST",
    path: request.path,
    as: "editor",
    query: "status=draft",
    body: request.body,
  });
});

it("brings the comparison of versions back, of requests that have one", () => {
  const [get, post] = requests.map((request) => new URL(linkTo(request, true, page)).hash);
  expect(requestIn(get ?? "")).toEqual(firstRequest);
  expect(comparesIn(get ?? "")).toBe(true);
  expect(comparesIn(post ?? "")).toBe(false);
  expect(comparesIn("#compare=versions")).toBe(false);
});

it.each(["", "#limits", "#try?", "#try?method=GET", "#try?path=recipes", `#try?path=/${"a".repeat(30_000)}`])(
  "finds no request in %.40s",
  (hash) => {
    expect(requestIn(hash)).toBeUndefined();
  },
);

it("takes nothing over that the form has no place for", () => {
  expect(requestIn("#try?path=/api/recipes&method=TRACE&as=constructor&query=%E0%A4%A")).toMatchObject({
    method: "GET",
    path: "/api/recipes",
    sender: "public",
  });
});
