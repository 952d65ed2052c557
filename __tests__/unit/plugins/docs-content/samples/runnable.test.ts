import { readFileSync } from "node:fs";
import { runnableOf } from "../../../../../plugins/docs-content/samples/runnable";
import type { Recording } from "../../../../../plugins/docs-content/schema/recordings";

const request = {
  method: "GET",
  target: "/api/recipes",
  headers: {},
  as: "public",
  before: [],
  expect: null,
};
const recording: Recording = { kind: "rest", strapi: "5.54.0", request, response: { status: 200 } };
const of = (part: Partial<Recording>, page = "a.mdx", fingerprint = "f") =>
  runnableOf(page, fingerprint, { ...recording, ...part });

it("gives a browser the request, what comes before it, and the recorded response", () => {
  expect(of({ after: "e" })).toEqual({
    kind: "rest",
    request: { method: "GET", target: "/api/recipes", headers: {}, as: "public" },
    before: [],
    after: "e",
    response: { status: 200 },
  });
  expect(of({ kind: "documentService", request: { lang: "ts", code: "x", fails: false } })).toMatchObject({
    kind: "documentService",
    code: "x",
    after: null,
  });
});

it("gives a browser a query with its variables, and code that runs before a request", () => {
  const query = { query: "{ x }", variables: { limit: 2 }, as: "reader" };
  expect(of({ kind: "graphql", request: { ...query, fails: false } })).toMatchObject({
    kind: "graphql",
    ...query,
  });
  const before = [{ run: "strapi.config.set('a', 1)" }];
  expect(of({ request: { ...request, before } })).toMatchObject({ before });
});

it.each<[string, Partial<Recording>]>([
  ["a request of the admin panel", { request: { ...request, as: "admin" } }],
  ["a query of the admin panel", { kind: "graphql", request: { query: "", variables: {}, as: "admin" } }],
  ["a command", { kind: "cli", request: { commands: ["x"] } }],
])("leaves out %s", (_, part) => {
  expect(of(part)).toBeUndefined();
});

it("leaves out what the list of exclusions names", () => {
  const excluded: string[] = Object.values(
    JSON.parse(readFileSync("sandbox/data/exclusions.json", "utf8")),
  ).flat() as string[];
  const [page = "", fingerprint = ""] = excluded[0]?.split(" ")[0]?.split("#") ?? [];
  expect(of({}, page, fingerprint)).toBeUndefined();
  expect(of({}, page, "f")).toBeDefined();
});
