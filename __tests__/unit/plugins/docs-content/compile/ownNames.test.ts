import { plainCodeBlock } from "../../../../../plugins/docs-content/compile/codeBlock";
import { withOwnNames } from "../../../../../plugins/docs-content/compile/ownNames";

const readers = { hasFixedNames: false };

/** The code with its marks: `[plural:recipes]`. */
function marked(code: string, lang = "ts", title?: string): string {
  const [props] = withOwnNames([plainCodeBlock(code, lang)], readers, title);
  return String(props?.html)
    .replace(/<var data-own="(\w+)">([^<]*)<\/var>/g, "[$1:$2]")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

const type = "[singular:recipe].[singular:recipe]";

it.each([
  ["http", "GET /api/recipes?locale=fr", "GET /api/[plural:recipes]?locale=[locale:fr]"],
  [
    "http",
    "PUT /api/recipes/b7k4\nAuthorization: Bearer <STRAPI_TOKEN>",
    "PUT /api/[plural:recipes]/b7k4\nAuthorization: Bearer <[token:STRAPI_TOKEN]>",
  ],
  [
    "bash",
    `curl 'http://localhost:1337/api/recipes' \\\n  -H "Authorization: Bearer $STRAPI_TOKEN"`,
    `curl '[url:http://localhost:1337]/api/[plural:recipes]' \\\n  -H "Authorization: Bearer $[token:STRAPI_TOKEN]"`,
  ],
  [
    "js",
    `fetch("http://localhost:1337/api/recipes", { headers: { Authorization: \`Bearer \${process.env.STRAPI_TOKEN}\` } });`,
    `fetch("[url:http://localhost:1337]/api/[plural:recipes]", { headers: { Authorization: \`Bearer \${process.env.[token:STRAPI_TOKEN]}\` } });`,
  ],
  [
    "ts",
    'const recipe = await strapi.documents("api::recipe.recipe").findOne({ locale: "fr" });\nrecipe?.title;',
    `const [one:recipe] = await strapi.documents("api::${type}").findOne({ locale: "[locale:fr]" });\n[one:recipe]?.title;`,
  ],
  [
    "ts",
    'const recipes = await find("api::recipe.recipe");\nrecipes.map((recipe) => recipe.title);',
    `const [many:recipes] = await find("api::${type}");\n[many:recipes].map(([one:recipe]) => [one:recipe].title);`,
  ],
  [
    "graphql",
    "query Recipes($filters: RecipeFiltersInput) {\n  recipes_connection(filters: $filters) {\n    total\n  }\n  hard: recipes {\n    title\n  }\n}",
    "query [Types:Recipes]($filters: [Type:Recipe]FiltersInput) {\n  [fields:recipes]_connection(filters: $filters) {\n    total\n  }\n  hard: [fields:recipes] {\n    title\n  }\n}",
  ],
  [
    "graphql",
    'mutation {\n  updateRecipe(documentId: "b7") {\n    title\n  }\n}',
    'mutation {\n  update[Type:Recipe](documentId: "b7") {\n    title\n  }\n}',
  ],
])("marks each name for what it is: %s", (lang, code, expected) => {
  expect(marked(code, lang)).toBe(expected);
});

it.each([
  ["a field with the type's name", "http", "GET /api/categories?populate[recipes][fields]=title&locale=fr"],
  ["data", "http", 'POST /api/recipes\n\n{ "data": { "title": "A recipe" } }'],
  ["a comment", "ts", '// Every recipe.\nconst all = await find("api::recipe.recipe");'],
  ["a key", "ts", 'const all = { recipes: await find("api::recipe.recipe") };'],
  ["a short key", "ts", 'const recipes = await find("api::recipe.recipe");\nsend({ recipes });'],
  ["a member", "ts", 'const recipes = category.recipes;\nfind("api::recipe.recipe");'],
  ["a variable of other code", "ts", "console.log(recipe.title);"],
  ["another name", "ts", 'import { RecipeCard } from "./RecipeCard";\nfind("api::recipe.recipe");'],
  ["a route's path elsewhere", "ts", 'route("GET", "/recipes/quick", "api::recipe.recipe.quick");'],
  ["a parameter of a route", "ts", '[{ path: "/recipes/:recipe/notes", handler: "recipe.notes" }];'],
  [
    "a field in another query",
    "graphql",
    "query {\n  categories {\n    recipes {\n      title\n    }\n  }\n}",
  ],
  ["an alias", "graphql", "query {\n  recipes: categories {\n    name\n  }\n}"],
  [
    "a host without its scheme",
    "ts",
    'const remote = { hostname: "localhost", url: "http://localhost:1337" };',
  ],
  ["a command's output", "bash", "$ curl http://localhost:1337/api/recipes\nhttp://localhost:1337"],
  ["a second locale", "http", "GET /api/recipes?locale=fr\nX-Other: locale=de"],
  ["a response", "json", '{ "url": "http://localhost:1337/api/recipes" }'],
])("leaves code as it is because of %s", (_, lang, code) => {
  expect(marked(code, lang)).toBe(code);
});

it("marks the names of a route and of other files of the content type", () => {
  expect(
    marked('[{ path: "/recipes/quick", handler: "recipe.quick", policies: ["api::recipe.fast"] }];'),
  ).toBe(
    '[{ path: "/[plural:recipes]/quick", handler: "[singular:recipe].quick", policies: ["api::[singular:recipe].fast"] }];',
  );
});

const singular = '<var data-own="singular">recipe</var>';

it.each([
  ["src/api/recipe/services/recipe.ts", `src/api/<wbr>${singular}/<wbr>services/<wbr>${singular}.ts`],
  ["src/api/recipe/routes/01-quick.ts", `src/api/<wbr>${singular}/<wbr>routes/<wbr>01-quick.ts`],
  [
    "src/api/recipe/content-types/recipe/lifecycles.ts",
    `src/api/<wbr>${singular}/<wbr>content-types/<wbr>${singular}/<wbr>lifecycles.ts`,
  ],
])("marks the path of a file of the content type, which breaks after a slash: %s", (title, titleHtml) => {
  const code = 'find("api::recipe.recipe");';
  expect(marked(code, "ts", title)).toBe(`find("api::${type}");`);
  expect(withOwnNames([plainCodeBlock(code, "ts")], readers, title)[0]).toHaveProperty(
    "titleHtml",
    titleHtml,
  );
});

it("marks neither the path nor the code if one of them has a name that it can't replace", () => {
  const [props] = withOwnNames(
    [plainCodeBlock("// A recipe", "ts")],
    readers,
    "src/api/recipe/services/recipe.ts",
  );
  expect(props).not.toHaveProperty("titleHtml");
  const code = 'find("api::recipe.recipe");';
  expect(marked(code, "ts", "src/api/recipe/services/recipe-card.ts")).toBe(code);
  expect(marked(code, "ts", "scripts/list-recipes.ts")).toBe(code);
});

it("leaves words above the code as they are", () => {
  const [props] = withOwnNames(
    [plainCodeBlock('find("api::recipe.recipe");', "ts")],
    readers,
    "Find a recipe",
  );
  expect(String(props?.html)).toContain("<var ");
  expect(props).not.toHaveProperty("titleHtml");
});

it("marks all forms of a request, or none", () => {
  const forms = [
    plainCodeBlock("GET /api/recipes", "http"),
    plainCodeBlock("qs({ populate: ['recipes'] })", "js"),
  ];
  expect(withOwnNames(forms, readers)).toEqual(forms);
});

it("changes nothing but its marks", () => {
  const block = plainCodeBlock(`const a = b && "api::recipe.recipe" < \`\${c}\`;\n\n# é`, "ts");
  const [props] = withOwnNames([block], readers);
  expect(String(props?.html)).toContain("<var ");
  expect(String(props?.html).replace(/<\/?var[^>]*>/g, "")).toBe(block.html);
});
