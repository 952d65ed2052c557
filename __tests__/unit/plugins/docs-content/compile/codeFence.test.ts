import { readFenceMeta } from "../../../../../plugins/docs-content/compile/codeFence";

const sample = {
  marks: [],
  fails: false,
  follows: false,
  as: null,
  variables: null,
  show: null,
  unverified: null,
};
const plain = {
  sample,
  title: null,
  highlighted: new Set(),
  showLineNumbers: false,
  wrap: false,
  collapse: false,
  diff: false,
  split: false,
  live: false,
  typescriptOnly: false,
};

it.each([
  ["", {}],
  ['title="config/server.ts"', { title: "config/server.ts" }],
  ['title="A title of words"', { title: "A title of words" }],
  ["{2}", { highlighted: new Set([2]) }],
  ["{1,3-5}", { highlighted: new Set([1, 3, 4, 5]) }],
  ["{ 1 , 3 }", { highlighted: new Set([1, 3]) }],
  ["showLineNumbers", { showLineNumbers: true }],
  ["diff split", { diff: true, split: true }],
  ["typescriptOnly", { typescriptOnly: true }],
  ["diff wrap collapse", { diff: true, wrap: true, collapse: true }],
  [
    "documentService fails follows",
    { sample: { ...sample, marks: ["documentService"], fails: true, follows: true } },
  ],
  ['as="reader" show="/data/0"', { sample: { ...sample, as: "reader", show: "/data/0" } }],
  [
    `graphql variables='{"a": {"b": 1}}'`,
    { sample: { ...sample, marks: ["graphql"], variables: '{"a": {"b": 1}}' } },
  ],
  ['unverified="Old code."', { sample: { ...sample, unverified: "Old code." } }],
  ["cli config check", { sample: { ...sample, marks: ["config", "check", "cli"] } }],
  ['{1} wrap title="a.ts"', { highlighted: new Set([1]), wrap: true, title: "a.ts" }],
])("reads %p", (meta, expected) => {
  expect(readFenceMeta(meta, 9)).toEqual({ options: { ...plain, ...expected }, errors: [] });
});

it.each([
  ["showLineNumber", '"showLineNumber" is not an option of a code fence. Did you mean "showLineNumbers"?'],
  ["title='a.ts'", "\"title='a.ts'\" is not an option of a code fence."],
  ["title=a.ts", '"title=a.ts" is not an option of a code fence.'],
  ['titel="a.ts"', '"titel="a.ts"" is not an option of a code fence. Did you mean "title"?'],
  ["{a}", '"{a}" is not a list of lines such as {1,3-5}.'],
  ["{}", '"{}" is not a list of lines such as {1,3-5}.'],
  ["{1-}", '"{1-}" is not a list of lines such as {1,3-5}.'],
  ["{0}", '"{0}" is no part of the block\'s lines 1 to 9.'],
  ["{5-3}", '"{5-3}" is no part of the block\'s lines 1 to 9.'],
  ["{1,10}", '"{10}" is no part of the block\'s lines 1 to 9.'],
])("complains of %p", (meta, message) => {
  expect(readFenceMeta(meta, 9).errors).toEqual([message]);
});

it("is not held up by a huge range", () => {
  expect(readFenceMeta("{1-99999999999}", 9).errors).toHaveLength(1);
});

it("complains of every wrong word", () => {
  expect(readFenceMeta("one {x} two", 9).errors).toHaveLength(3);
});
