import { commandsOf } from "../../../../../plugins/docs-content/compile/sampleFence";
import { compile } from "../../../../support/compile";
import { expectProblems } from "../../../../support/expectProblems";

/** The request of the only sample of a body. */
function requestOf(body: string) {
  const { samples, problems } = compile(body);
  expect(problems).toEqual([]);
  return samples[0]?.check?.request;
}

it.each([
  ["```ts documentService\na();\n```", { kind: "documentService", lang: "ts", code: "a();", fails: false }],
  ["```js documentService fails\na();\n```", { kind: "documentService", fails: true }],
  [
    '```graphql graphql as="reader" variables=\'{"a": [1]}\'\n{ a }\n```',
    { kind: "graphql", query: "{ a }", variables: { a: [1] }, as: "reader", fails: false },
  ],
  ["```graphql graphql\n{ a }\n```", { variables: {}, as: "public" }],
  [
    '```ts config title="config/env/production/server.ts"\nx\n```',
    { kind: "config", lang: "ts", file: "config/env/production/server.ts", code: "x" },
  ],
  ['```ts check title="src/index.ts"\nx\n```', { kind: "types", file: "src/index.ts" }],
  ['```ts check title="A service"\nx\n```', { kind: "types", file: null }],
  ["```bash cli\n$ npm run build\ndone\n```", { kind: "cli", commands: ["npm run build"] }],
])("reads %s", (body, expected) => {
  expect(requestOf(body)).toMatchObject(expected);
});

it("checks a diff as it is after the change", () => {
  expect(requestOf("```ts check diff\n-old();\n+fresh();\n same();\n```")).toMatchObject({
    code: "fresh();\nsame();",
  });
});

it("keeps why no one verifies a fence", () => {
  const { samples } = compile('```js unverified="It is old."\nx\n```');
  expect(samples).toMatchObject([{ check: null, unverifiedBecause: "It is old." }]);
});

it("goes on from the sample before it, leaving out those without a response", () => {
  const { samples } = compile(
    '<ApiCall path="/a" />\n\n```bash cli\nnpm run build\n```\n\n```ts documentService follows\na();\n```',
  );
  expect(samples[2]?.check?.after).toBe(samples[0]?.check?.fingerprint);
});

it.each([
  ["```ts documentService config\nx\n```", "code-fence-sample", "documentService and config"],
  ["```python documentService\nx\n```", "code-fence-sample", "can't be written in python", "ts, typescript"],
  ["```ts config\nx\n```", "code-fence-sample", "the path of its file", 'title="config/server.ts"'],
  ['```ts config title="server.ts"\nx\n```', "code-fence-sample", "the path of its file"],
  ["```ts check fails\nx\n```", "code-fence-sample", 'have "fails"', "Remove fails"],
  ["```ts fails\nx\n```", "code-fence-sample", '"fails" is an option of samples', "Add documentService"],
  ['```graphql graphql as="readr"\nx\n```', "code-fence-sample", '"readr"', 'Did you mean "reader"?'],
  ["```graphql graphql variables='[1]'\nx\n```", "code-fence-sample", "aren't a JSON object", "variables='"],
  ["```graphql graphql variables='{'\nx\n```", "code-fence-sample", "aren't a JSON object"],
  [
    '```ts documentService show="first"\nx\n```',
    "code-fence-sample",
    '"first" isn\'t a valid value',
    "JSON pointer",
  ],
  ['```ts check unverified="no"\nx\n```', "code-fence-sample", "both check and unverified"],
  ["```ts documentService follows\nx\n```", "sample-order", "the first on the page", "Remove follows"],
])("reports %s", (body, rule, ...words) => {
  const { problems, samples } = compile(body);
  expectProblems(problems, [[`page.mdx:1:1 ${rule}`, ...words]]);
  if (rule === "code-fence-sample") expect(samples).toMatchObject([{ check: null }]);
});

describe("commandsOf", () => {
  it("takes lines with a prompt, or all where none has one", () => {
    expect(commandsOf("$ a\noutput\n$ b --c")).toEqual(["a", "b --c"]);
    expect(commandsOf("a\n\n# a remark\nb")).toEqual(["a", "b"]);
  });

  it("joins lines that end with a backslash", () => {
    expect(commandsOf("a \\\n  --b \\\n  --c\nd")).toEqual(["a --b --c", "d"]);
  });
});
