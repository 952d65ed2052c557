import { proofText } from "../../../../../plugins/docs-content/claims/proofText";
import { unprovenValues } from "../../../../../plugins/docs-content/claims/unprovenValues";
import type { Setup } from "../../../../../plugins/docs-content/schema/claims";

it.each([
  ["code with other spaces and quotation marks", '`{ "a": 1 }`', "{a: 1}", []],
  ["code only as a whole word", "`sort`", "sorted", ["`sort`"]],
  ["an ellipsis as anything", "`id …, locale …`", 'id "x", locale "y"', []],
  ["numbers with a thousands separator", "10,000 rows", "10000", []],
  ["a number inside a longer one", "25 rows", "250", ["25"]],
  ["a number before a unit", "1 MB", "1mb", []],
  ["a digit of an ID", "7 rows", "h7i76m2n", ["7"]],
  ["a version of the platform's name", "In Strapi 5, yes", "", []],
  ["the target of a link", "[Limits](/a/b2#404)", "", []],
  ["a decimal number", "4.8 stars", "4.9", ["4.8"]],
])("reads %s", (_what, quote, proof, expected) => {
  expect(unprovenValues(quote, proof)).toEqual(expected);
});

describe("of the code that a proof runs", () => {
  const unproven = (run: string, setup?: Setup) =>
    unprovenValues("`limit`", proofText({ claim: { quote: "", run, expect: true }, setup }));

  it.each([
    ["an argument", "return find({ limit });"],
    ["a text that looks like a comment", 'return ask("http://limit/");'],
    ["a constant that is used", 'const key = "limit"; return config[key];'],
    ["the last value of a call", 'const found = await find("limit")'],
    ["a type that the code can do without", "return (limit as number) + 1;"],
    ["code with a mistake", "return find({ limit"],
  ])("takes %s", (_what, code) => {
    expect(unproven(code)).toEqual([]);
  });

  it.each([
    ["a comment at the end of a line", "return find(); // limit"],
    ["a comment between brackets", "return find(/* limit */);"],
    ["a comment in TypeScript", "const all: number = count(); return all; // limit"],
    ["a constant that nothing reads", 'const page = "limit"; return find();'],
    ["a function that nothing calls", "const page = (ctx) => ctx.limit; return find();"],
    ["a text that stands alone", '"limit"; return find();'],
  ])("doesn't take %s", (_what, code) => {
    expect(unproven(code)).toEqual(["`limit`"]);
  });

  it("reads files and steps of the setup in the same way", () => {
    const before = [{ run: "const page = 'limit'" }];
    expect(unproven("return 1", { before, files: { "src/a.ts": "export default {}; // limit" } })).toEqual([
      "`limit`",
    ]);
    expect(unproven("return 1", { files: { "src/a.ts": "export const limit = 1;" } })).toEqual([]);
    expect(unproven("return 1", { files: { "src/a.css": "/* limit */" } })).toEqual([]);
  });

  it("reads variables as pages write them", () => {
    const claim = { quote: "", boot: "fails" as const, log: "x" };
    const proof = proofText({ claim, setup: { env: { NODE_ENV: "production" } } });
    expect(unprovenValues("`NODE_ENV=production`", proof)).toEqual([]);
    expect(unprovenValues("`NODE_ENV=test`", proof)).toEqual(["`NODE_ENV=test`"]);
  });
});
