import { fingerprintOf, verifiable } from "../../../../../plugins/docs-content/samples/fingerprint";
import type { SampleRequest } from "../../../../../plugins/docs-content/samples/sample";
import { canonical } from "../../../../../shared/recorded/canonical";

const request: SampleRequest = { kind: "cli", commands: ["npm run build"] };

it("is the same for the same request, in whatever order it was built", () => {
  expect(fingerprintOf(request, null)).toMatch(/^[0-9a-f]{20}$/);
  expect(fingerprintOf({ commands: ["npm run build"], kind: "cli" }, null)).toBe(
    fingerprintOf(request, null),
  );
});

it("is another one for another request, and after another sample", () => {
  const all = [
    fingerprintOf(request, null),
    fingerprintOf({ ...request, commands: ["npm run start"] }, null),
    fingerprintOf({ ...request, kind: "x" }, null),
    fingerprintOf(request, "0".repeat(20)),
  ];
  expect(new Set(all).size).toBe(all.length);
});

it("sorts keys, and leaves lists alone", () => {
  expect(canonical({ b: [{ d: 1, c: 2 }, 3], a: undefined })).toBe('{"b":[{"c":2,"d":1},3]}');
});

it.each<[SampleRequest, string]>([
  [
    { kind: "rest", method: "GET", target: "/api/a", headers: {}, as: "public", expect: null, before: [] },
    "GET /api/a",
  ],
  [{ kind: "graphql", query: "{\n  a\n}", variables: {}, as: "public", fails: false }, "{ a }"],
  [{ kind: "documentService", lang: "ts", code: "one();\ntwo();", fails: false }, "one();"],
  [{ kind: "config", lang: "ts", file: "config/api.ts", code: "x" }, "config/api.ts"],
  [{ kind: "types", lang: "ts", file: null, code: "let a;\n" }, "let a;"],
  [{ kind: "cli", commands: ["a", "b"] }, "a; b"],
  [{ kind: "cli", commands: ["x".repeat(100)] }, `${"x".repeat(71)}…`],
])("names %j", (sample, label) => {
  expect(verifiable(sample).label).toBe(label);
});

it("chains samples by their keys", () => {
  const first = verifiable(request);
  const second = verifiable(request, first);
  expect(second.after).toBe(first.fingerprint);
  expect(second.fingerprint).not.toBe(first.fingerprint);
});
