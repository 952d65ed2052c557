import { apiCallDefinition } from "../../../src/components/ApiCall/ApiCall.definition";
import { codeTabsDefinition } from "../../../src/components/CodeTabs/CodeTabs.definition";
import { factTableDefinition } from "../../../src/components/FactTable/FactTable.definition";
import { packageManagerDefinition } from "../../../src/components/PackageManager/PackageManager.definition";
import { snippetDefinition } from "../../../src/components/Snippet/Snippet.definition";

/** Components that the compiler replaces: they have props to check and nothing to show. */
describe("codeTabsSchema", () => {
  it("takes no props: the fences say it all", () => {
    expect(codeTabsDefinition.props.safeParse({}).success).toBe(true);
    expect(codeTabsDefinition.props.safeParse({ groupId: "language" }).success).toBe(false);
  });
});

describe("apiCallSchema", () => {
  it("wants a path, and takes whatever JSON can hold", () => {
    const full = { path: "/api/a", method: "PUT", query: { a: [{ b: null }] }, body: "text", as: "reader" };
    expect(apiCallDefinition.props.safeParse({ path: "/api/a" }).success).toBe(true);
    expect(
      apiCallDefinition.props.safeParse({ ...full, expect: 400, show: "/data/0", follows: true }).success,
    ).toBe(true);
    expect(apiCallDefinition.props.safeParse({}).success).toBe(false);
    expect(apiCallDefinition.props.safeParse({ ...full, user: "reader" }).success).toBe(false);
  });
});

describe("factTableSchema", () => {
  it("wants the name of a file of facts, and keys of columns", () => {
    expect(factTableDefinition.props.safeParse({ facts: "errors" }).success).toBe(true);
    expect(
      factTableDefinition.props.safeParse({ facts: "errors", sort: "-status", group: ["a"] }).success,
    ).toBe(true);
    expect(factTableDefinition.props.safeParse({ facts: "data/errors.json" }).success).toBe(false);
    expect(factTableDefinition.props.safeParse({ facts: "errors", columns: [] }).success).toBe(false);
    expect(factTableDefinition.props.safeParse({ facts: "errors", sort: "status desc" }).success).toBe(false);
    expect(factTableDefinition.props.safeParse({ facts: "errors", rows: ["a"] }).success).toBe(false);
  });
});

describe("packageManagerSchema", () => {
  it("wants a command", () => {
    expect(packageManagerDefinition.props.safeParse({ command: "npm install a" }).success).toBe(true);
    expect(packageManagerDefinition.props.safeParse({ command: "" }).success).toBe(false);
    expect(
      packageManagerDefinition.props.safeParse({ command: "npm install a", manager: "npm" }).success,
    ).toBe(false);
  });
});

describe("snippetSchema", () => {
  it("wants the name of a file, without folder and ending", () => {
    expect(snippetDefinition.props.safeParse({ id: "qs-intro-short" }).success).toBe(true);
    expect(snippetDefinition.props.safeParse({ id: "snippets/qs.mdx" }).success).toBe(false);
    expect(snippetDefinition.props.safeParse({}).success).toBe(false);
  });
});
