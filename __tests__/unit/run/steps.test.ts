import type { PageSamples } from "../../../shared/runnable";
import { workOfStep } from "../../../src/run/kinds/kinds";
import { stepsOf } from "../../../src/run/steps";

const response = { status: 200 };
const request = { method: "GET", target: "/api/recipes", headers: {}, as: "public" } as const;
const samples: PageSamples["samples"] = {
  limited: {
    kind: "rest",
    request,
    before: [{ run: 'strapi.config.set("api.rest.maxLimit", 3)' }, request],
    after: null,
    response,
  },
  query: { kind: "graphql", query: "{ x }", variables: {}, as: "reader", after: "limited", response },
};

it("runs code before a sample without its value, and counts the turns of all that is sent", async () => {
  const { earlier, own } = stepsOf(samples, "query");
  expect(earlier.map(({ key, turn }) => [key, turn])).toEqual([
    ["limited before 0", 1],
    ["limited before 1", 2],
    ["limited", 3],
  ]);
  expect(earlier[0] && (await workOfStep(earlier[0]))).toEqual({
    kind: "run",
    code: 'strapi.config.set("api.rest.maxLimit", 3);\nreturn null;',
  });
  // The sender's session takes a turn.
  expect(own.turn).toBe(5);
  expect(await workOfStep(own)).toMatchObject({ kind: "request", request: { path: "/graphql" } });
});
