import { apiCallSchema } from "../../../src/components/ApiCall/ApiCall.schema";
import { codeTabsSchema } from "../../../src/components/CodeTabs/CodeTabs.schema";
import { factTableSchema } from "../../../src/components/FactTable/FactTable.schema";
import { packageManagerSchema } from "../../../src/components/PackageManager/PackageManager.schema";
import { snippetSchema } from "../../../src/components/Snippet/Snippet.schema";

/** Components that the compiler replaces: they have props to check and nothing to show. */
describe("codeTabsSchema", () => {
  it("takes no props: the fences say it all", () => {
    expect(codeTabsSchema.safeParse({}).success).toBe(true);
    expect(codeTabsSchema.safeParse({ groupId: "language" }).success).toBe(false);
  });
});

describe("apiCallSchema", () => {
  it("wants a path, and takes whatever JSON can hold", () => {
    const full = { path: "/api/a", method: "PUT", query: { a: [{ b: null }] }, body: "text", as: "reader" };
    expect(apiCallSchema.safeParse({ path: "/api/a" }).success).toBe(true);
    expect(apiCallSchema.safeParse({ ...full, expect: 400, show: "/data/0", follows: true }).success).toBe(
      true,
    );
    expect(apiCallSchema.safeParse({}).success).toBe(false);
    expect(apiCallSchema.safeParse({ ...full, user: "reader" }).success).toBe(false);
  });
});

describe("factTableSchema", () => {
  it("wants the name of a file of facts, and keys of columns", () => {
    expect(factTableSchema.safeParse({ facts: "errors" }).success).toBe(true);
    expect(factTableSchema.safeParse({ facts: "errors", sort: "-status", group: ["a"] }).success).toBe(true);
    expect(factTableSchema.safeParse({ facts: "data/errors.json" }).success).toBe(false);
    expect(factTableSchema.safeParse({ facts: "errors", columns: [] }).success).toBe(false);
    expect(factTableSchema.safeParse({ facts: "errors", sort: "status desc" }).success).toBe(false);
    expect(factTableSchema.safeParse({ facts: "errors", rows: ["a"] }).success).toBe(false);
  });
});

describe("packageManagerSchema", () => {
  it("wants a command", () => {
    expect(packageManagerSchema.safeParse({ command: "npm install a" }).success).toBe(true);
    expect(packageManagerSchema.safeParse({ command: "" }).success).toBe(false);
    expect(packageManagerSchema.safeParse({ command: "npm install a", manager: "npm" }).success).toBe(false);
  });
});

describe("snippetSchema", () => {
  it("wants the name of a file, without folder and ending", () => {
    expect(snippetSchema.safeParse({ id: "qs-intro-short" }).success).toBe(true);
    expect(snippetSchema.safeParse({ id: "snippets/qs.mdx" }).success).toBe(false);
    expect(snippetSchema.safeParse({}).success).toBe(false);
  });
});
