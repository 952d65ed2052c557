import { sourceKind } from "../../../../plugins/docs-content/nodeKinds";

it.each([
  ["dev-docs/intro.mdx", { kind: "doc", area: "dev-docs", path: "/dev-docs/intro" }],
  ["dev-docs/api/rest.mdx", { kind: "doc", area: "dev-docs", path: "/dev-docs/api/rest" }],
  ["dev-docs/api/index.mdx", { kind: "doc", area: "dev-docs", path: "/dev-docs/api" }],
  ["dev-docs/reindex.mdx", { kind: "doc", area: "dev-docs", path: "/dev-docs/reindex" }],
  ["loose.mdx", { kind: "doc", area: "", path: "/loose" }],
  ["snippets/qs-intro.mdx", { kind: "snippet", id: "qs-intro", path: "/snippets/qs-intro" }],
  ["release-notes/5.6.0.mdx", { kind: "release", version: "5.6.0", path: "/release-notes/5.6.0" }],
])("tells what %s is from its place", (file, expected) => {
  expect(sourceKind(file)).toEqual(expected);
});
