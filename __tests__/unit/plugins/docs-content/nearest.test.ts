import { didYouMean, nearest } from "../../../../plugins/docs-content/nearest";
import { expectQuick } from "../../../support/expectQuick";

const known = ["Content Manager", "GraphQL", "REST API", "i18n"];

describe("nearest", () => {
  it.each([
    ["Content Manger", "Content Manager"],
    ["graphql", "GraphQL"],
    ["RESTAPI", "REST API"],
    ["i18", "i18n"],
  ])("takes %s for %s", (word, expected) => {
    expect(nearest(word, known)).toBe(expected);
  });

  it.each(["Deployment", "xyz", "a"])("has no guess for %s", (word) => {
    expect(nearest(word, known)).toBeUndefined();
  });

  it("is quick for a text that is much longer than all that is known", () => {
    const word = "ab ".repeat(100_000);
    const names = Array<string>(3000).fill("The name of a button in the interface");
    expectQuick(() => expect(nearest(word, names)).toBeUndefined());
  });

  it("has no guess when nothing is known", () => {
    expect(nearest("x", [])).toBeUndefined();
  });
});

describe("didYouMean", () => {
  it("is a sentence to put behind another one", () => {
    expect(didYouMean("Grafql", known)).toBe(' Did you mean "GraphQL"?');
  });

  it("is nothing when there is no guess", () => {
    expect(didYouMean("Deployment", known)).toBe("");
  });
});
