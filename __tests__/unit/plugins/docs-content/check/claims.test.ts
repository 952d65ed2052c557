import { checkContent } from "../../../../../plugins/docs-content/check/checkContent";
import { expectProblems } from "../../../../support/expectProblems";
import { doc, smallSite } from "../../../../support/smallSite";

const body = "Strapi returns 404 if no entry\nmatches `slug`. It waits 5 seconds.";
const site = (claims: string, text = body) =>
  checkContent(smallSite({ "guide/intro.mdx": doc(text), "guide/intro.claims.yaml": claims }));

const request = (quote: string, more = "status: 404") =>
  `claims:\n  - quote: "${quote}"\n    request: GET /api/recipes?filters[slug]=x\n    ${more}\n`;

it("accepts a quote that is folded on the page, with all its values in the proof", () => {
  expect(site(request("Strapi returns 404 if no entry matches `slug`."))).toEqual([]);
});

it("reports a quote that the page no longer contains", () => {
  expectProblems(site(request("Strapi returns 400")), [
    ["guide/intro.claims.yaml:2:5 claim-quote", "doesn't contain", "Strapi returns 400"],
  ]);
});

it("reports a quote that the page contains twice", () => {
  expectProblems(site(request("It waits"), `${body} It waits.`), [
    ["guide/intro.claims.yaml:2:5 claim-quote", "2 times"],
  ]);
});

it.each([
  ["a status", "Strapi returns 404", "status: 400", "says 404"],
  ["a number", "It waits 5 seconds.", "status: 404", "says 5"],
  ["code", "matches `slug`", 'status: 404\n    setup: "x"', "claim-setup"],
])("reports %s that the proof doesn't mention", (_what, quote, more, expected) => {
  expect(JSON.stringify(site(request(quote, more)))).toContain(expected);
});

it("reports code that the proof doesn't mention", () => {
  const claims = 'claims:\n  - quote: "matches `slug`"\n    request: GET /api/recipes\n    status: 404\n';
  expectProblems(site(claims), [["guide/intro.claims.yaml:2:5 claim-value", "`slug`"]]);
});

it("reports a setup that isn't there, and one that nothing uses", () => {
  const setups = "setups:\n  strict: { config: { a: 1 } }\n";
  expectProblems(site(setups + request("It waits", "status: 404\n    setup: lax")), [
    ["guide/intro.claims.yaml:2:11 claim-setup", '"strict"'],
    ["guide/intro.claims.yaml:4:5 claim-setup", '"lax"'],
  ]);
});

it("reports a claim without a proof, and claims of a page that is gone", () => {
  expectProblems(site('claims:\n  - quote: "It waits"\n'), [["guide/intro.claims.yaml:2:5 schema"]]);
  const gone = smallSite({ "guide/gone.claims.yaml": request("x") });
  expectProblems(checkContent(gone), [["guide/gone.claims.yaml:1:1 orphan-claims"]]);
});

describe("a statement of the configuration checker", () => {
  const check = (more: string) =>
    `${request("It waits")}    checks:\n      - { id: waits, outcome: depends, if: [{ option: server.port }], effect: "It waits.", change: "Wait."${more} }\n`;

  it("can be attached to a claim", () => {
    expect(site(check(', at: "#here"'), `${body}\n\n## Here\n\nMore.`)).toEqual([]);
  });

  it("must lead to an anchor of the page", () => {
    expectProblems(site(check(', at: "#gone"')), [
      ["guide/intro.claims.yaml:2:5 broken-anchor", "/guide/intro has no anchor #gone"],
    ]);
  });

  it("has one test for each condition, and a pattern that compiles", () => {
    const two = check("").replace("server.port", 'server.port, is: [1], matches: "a"');
    expectProblems(site(two), [["guide/intro.claims.yaml:6:45 schema", "one test"]]);
    const pattern = check("").replace("server.port", 'server.port, matches: "("');
    expectProblems(site(pattern), [["guide/intro.claims.yaml:6:77 schema", "regular expression"]]);
  });

  it("needs more than a public source", () => {
    const source = 'public: https://docs.example/a\n    date: 2026-11-26\n    says: "It waits"';
    const claims = check("").replace("request: GET /api/recipes?filters[slug]=x\n    status: 404", source);
    expectProblems(site(claims), [["guide/intro.claims.yaml:2:5 claim-check", "Prove it on the lab"]]);
  });
});
