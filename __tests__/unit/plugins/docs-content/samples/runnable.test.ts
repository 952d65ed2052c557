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
const recording: Recording = { kind: "rest", strapi: "5.54.0", request, answer: { status: 200 } };
const of = (part: Partial<Recording>, page = "a.mdx", fingerprint = "f") =>
  runnableOf(page, fingerprint, { ...recording, ...part });

it("gives a browser the request, what comes before it, and the recorded response", () => {
  expect(of({ after: "e" })).toEqual({
    kind: "rest",
    request: { method: "GET", target: "/api/recipes", headers: {}, as: "public" },
    before: [],
    after: "e",
    answer: { status: 200 },
  });
  expect(of({ kind: "documentService", request: { lang: "ts", code: "x", fails: false } })).toMatchObject({
    kind: "documentService",
    code: "x",
    after: null,
  });
});

it.each<[string, Partial<Recording>]>([
  ["a request of the admin panel", { request: { ...request, as: "admin" } }],
  ["code that runs in the project before", { request: { ...request, before: [{ run: "x" }] } }],
  ["GraphQL", { kind: "graphql", request: { query: "{ x }" } }],
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
