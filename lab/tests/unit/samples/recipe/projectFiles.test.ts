import { isRecipe, projectFilesOf } from "../../../../runner/samples/recipe/projectFiles";

const page = `---
title: A recipe
---

<CodeTabs>

\`\`\`ts check title="src/index.ts"
export default {};
\`\`\`

\`\`\`js check title="src/index.js"
module.exports = {};
\`\`\`

</CodeTabs>

\`\`\`json title="src/api/tip/content-types/tip/schema.json"
{}
\`\`\`

\`\`\`json title="200 OK"
{}
\`\`\`

\`\`\`ts diff title="config/server.ts"
- a
+ b
\`\`\`

\`\`\`ts unverified="Runs elsewhere." title="src/other.ts"
export {};
\`\`\`
`;

it("takes the complete files of a page, and nothing else", () => {
  expect(projectFilesOf("dev-docs/recipes/a.mdx", page)).toEqual([
    { path: "src/index.ts", lang: "ts", text: "export default {};" },
    { path: "src/index.js", lang: "js", text: "module.exports = {};" },
    { path: "src/api/tip/content-types/tip/schema.json", lang: "json", text: "{}" },
  ]);
});

it.each([
  ["dev-docs/recipes/a.mdx", true],
  ["dev-docs/recipes.mdx", false],
  ["dev-docs/api/rest.mdx", false],
])("%s is a recipe: %s", (file, expected) => expect(isRecipe(file)).toBe(expected));
