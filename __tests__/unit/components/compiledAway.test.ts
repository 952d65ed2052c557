import { packageManagerSchema } from "../../../src/components/PackageManager/PackageManager.schema";
import { snippetSchema } from "../../../src/components/Snippet/Snippet.schema";

/** Components that the compiler replaces: they have props to check and nothing to show. */
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
