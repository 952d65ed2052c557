import { graphqlDraft, graphqlWork, queryWork } from "../../../../src/run/kinds/graphql";
import { Mistake } from "../../../../src/run/kinds/mistake";

const query = "query Recipes($limit: Int) { recipes(pagination: { limit: $limit }) { title } }";
const sample = { query, variables: { limit: 1 }, as: "editor" } as const;

it("shows the variables as JSON, and sends what it shows", () => {
  const draft = graphqlDraft(sample);
  expect(draft).toEqual({ kind: "graphql", query, variables: '{ "limit": 1 }', sender: "editor" });
  expect(graphqlWork(draft)).toEqual({
    kind: "request",
    request: {
      method: "POST",
      path: "/graphql",
      query: "",
      headers: { "content-type": "application/json" },
      body: { query, variables: { limit: 1 } },
      as: "editor",
    },
  });
  expect(graphqlWork(draft)).toEqual(queryWork(sample));
});

it("shows no variables where there are none, and sends an empty object", () => {
  const draft = graphqlDraft({ ...sample, variables: {} });
  expect(draft.variables).toBe("");
  expect(graphqlWork(draft)).toMatchObject({ request: { body: { variables: {} } } });
});

it.each([
  ['{\n  "limit": 1,\n}', 3],
  ["[1]", undefined],
  ["null", undefined],
])("sends no variables like %j", (variables, line) => {
  const send = () => graphqlWork({ ...graphqlDraft(sample), variables });
  expect(send).toThrow(Mistake);
  expect(send).toThrow(expect.objectContaining({ line }));
});
