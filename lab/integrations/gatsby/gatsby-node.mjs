import { resolve } from "node:path";

const perPage = 4;

/** All entries that match, page by page: an answer holds 100 at most. */
async function findAll(path, parameters) {
  const entries = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const query = new URLSearchParams({
      ...parameters,
      "pagination[page]": page,
      "pagination[pageSize]": 100,
    });
    const response = await fetch(`${process.env.STRAPI_URL}/api${path}?${query}`);
    const { data, meta, error } = await response.json();
    if (error) throw new Error(`${path}: ${error.status} ${error.message}`);
    entries.push(...data);
    pageCount = meta.pagination.pageCount;
  }
  return entries;
}

// Written out, so that the build doesn't fail when no recipe has a cover.
export const createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`
    type Recipe implements Node {
      title: String!
      slug: String!
      summary: String
      difficulty: String
      servings: Int
      author: Named
      ingredients: [Named!]!
      steps: [Step!]!
      cover: Cover
    }
    type Named { name: String! }
    type Step { instruction: String! }
    type Cover { url: String!, alternativeText: String }
  `);

export const sourceNodes = async ({ actions, createNodeId, createContentDigest }) => {
  const recipes = await findAll("/recipes", {
    "populate[cover][fields]": "url,alternativeText",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
  });
  for (const { id: _id, ...recipe } of recipes) {
    // Files of the local provider have a path, those of others a whole address: this serves both.
    if (recipe.cover) recipe.cover.url = new URL(recipe.cover.url, process.env.STRAPI_URL).href;
    actions.createNode({
      ...recipe,
      id: createNodeId(`recipe-${recipe.documentId}`),
      internal: { type: "Recipe", contentDigest: createContentDigest(recipe) },
    });
  }
};

export const createPages = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql("{ allRecipe { nodes { id slug difficulty } } }");
  if (errors) reporter.panic("The recipes can't be read.", errors);

  for (const { id, slug } of data.allRecipe.nodes) {
    actions.createPage({
      path: `/recipes/${slug}/`,
      component: resolve("src/templates/recipe.jsx"),
      context: { id },
    });
  }

  // One list of all recipes and one for each difficulty, cut into pages.
  for (const difficulty of [null, "easy", "medium", "hard"]) {
    const matching = data.allRecipe.nodes.filter((recipe) => !difficulty || recipe.difficulty === difficulty);
    const pageCount = Math.max(1, Math.ceil(matching.length / perPage));
    const base = difficulty ? `/${difficulty}/` : "/";
    for (let page = 1; page <= pageCount; page++) {
      actions.createPage({
        path: page === 1 ? base : `${base}${page}/`,
        component: resolve("src/templates/list.jsx"),
        context: {
          filter: difficulty ? { difficulty: { eq: difficulty } } : {},
          limit: perPage,
          skip: (page - 1) * perPage,
          previous: page === 2 ? base : page > 2 ? `${base}${page - 1}/` : null,
          next: page < pageCount ? `${base}${page + 1}/` : null,
        },
      });
    }
  }
};
