import { Mistake } from "../../../../src/run/kinds/mistake";
import { restDraft, restWork } from "../../../../src/run/kinds/rest";

const sample = {
  kind: "rest",
  request: {
    method: "POST",
    target: "/api/recipes?filters[title][$contains]=two%20words&sort=title",
    headers: { "X-Note": "a: b" },
    body: { data: { title: "Dal" } },
    as: "custom",
  },
  before: [],
  after: null,
  response: { status: 201 },
} as const;

it("shows a request as people write it, and sends what it shows", () => {
  const draft = restDraft(sample);
  expect(draft).toMatchObject({
    path: "/api/recipes",
    parameters: "filters[title][$contains]=two words\nsort=title",
    headers: "X-Note: a: b",
    sender: "custom",
  });
  expect(restWork(draft)).toEqual({
    kind: "request",
    request: {
      method: "POST",
      path: "/api/recipes",
      query: "filters[title][$contains]=two%20words&sort=title",
      headers: { "x-note": "a: b" },
      body: { data: { title: "Dal" } },
      as: "custom",
    },
  });
});

it("sends no body that is no JSON, unless the headers say that it is something else", () => {
  const draft = { ...restDraft(sample), body: "{" };
  expect(() => restWork(draft)).toThrow(Mistake);
  expect(restWork({ ...draft, headers: "Content-Type: text/plain" })).toMatchObject({
    request: { body: "{" },
  });
});
