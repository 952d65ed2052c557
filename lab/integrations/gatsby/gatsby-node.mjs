import { resolve } from "node:path";

const perPage = 4;
const locales = ["en", "fr"];
const { STRAPI_URL, STRAPI_TOKEN, STRAPI_STATUS: status } = process.env;
// Only a build with drafts sends the token.
const headers = status === "draft" ? { Authorization: `Bearer ${STRAPI_TOKEN}` } : {};

/** All matching entries, page by page: a response contains at most 100. */
async function findAll(path, parameters) {
  const entries = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const query = new URLSearchParams({
      ...parameters,
      ...(status && { status }),
      "pagination[page]": page,
      "pagination[pageSize]": 100,
    });
    const response = await fetch(`${STRAPI_URL}/api${path}?${query}`, {
      headers,
      signal: AbortSignal.timeout(30_000),
    });
    const { data, meta, error } = await response.json();
    if (error) throw new Error(`${path}: ${error.status} ${error.message}`);
    entries.push(...data);
    pageCount = meta.pagination.pageCount;
  }
  return entries;
}

// The local provider stores a path. Other providers store a complete URL.
const urlOf = ({ url }) => new URL(url, STRAPI_URL).href;

/** Adds the complete URL of an image, and the `srcset` with all its sizes. */
const withUrls = (image) => ({
  ...image,
  url: urlOf(image),
  srcset: [...Object.values(image.formats ?? {}), image]
    .map((file) => `${urlOf(file)} ${file.width}w`)
    .join(", "),
});

/** Pages of the default locale have no locale in their path. */
const baseOf = (locale) => (locale === "en" ? "/" : `/${locale}/`);
const pathOf = ({ locale, slug }) => `${baseOf(locale)}recipes/${slug}/`;

// Declares all fields, so that the build doesn't fail if no recipe has a cover.
export const createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`
    type Recipe implements Node {
      locale: String!
      title: String!
      slug: String!
      path: String!
      versions: [Version!]!
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
    type Version { locale: String!, path: String! }
    type Cover { url: String!, srcset: String!, alternativeText: String, width: Int!, height: Int! }
  `);

const findIn = (locale) =>
  findAll("/recipes", {
    locale,
    // Drafts can lack a slug, and then have no page.
    "filters[slug][$notNull]": "true",
    "populate[cover][fields]": "url,alternativeText,width,height,formats",
    "populate[author][fields]": "name",
    "populate[ingredients][fields]": "name",
    "populate[steps]": "true",
    "populate[localizations][fields]": "slug,locale",
    "populate[localizations][filters][slug][$notNull]": "true",
  });

export const sourceNodes = async ({ actions, createNodeId, createContentDigest }) => {
  const recipes = (await Promise.all(locales.map(findIn))).flat();
  for (const { id: _id, localizations, ...recipe } of recipes) {
    if (recipe.cover) recipe.cover = withUrls(recipe.cover);
    actions.createNode({
      ...recipe,
      path: pathOf(recipe),
      versions: [recipe, ...localizations].map((version) => ({ locale: version.locale, path: pathOf(version) })),
      // All locales of an entry have the same documentId.
      id: createNodeId(`recipe-${recipe.documentId}-${recipe.locale}`),
      internal: { type: "Recipe", contentDigest: createContentDigest(recipe) },
    });
  }
};

export const createPages = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql("{ allRecipe { nodes { id locale path difficulty } } }");
  if (errors) reporter.panic("The recipes can't be read.", errors);

  for (const { id, path } of data.allRecipe.nodes)
    actions.createPage({ path, component: resolve("src/templates/recipe.jsx"), context: { id } });

  // For each locale, one list of all recipes and one for each difficulty, split into pages.
  const lists = locales.flatMap((locale) =>
    [null, "easy", "medium", "hard"].map((difficulty) => ({ locale, ...(difficulty && { difficulty }) })),
  );
  for (const wanted of lists) {
    const matching = data.allRecipe.nodes.filter((recipe) =>
      Object.entries(wanted).every(([field, value]) => recipe[field] === value),
    );
    const pageCount = Math.max(1, Math.ceil(matching.length / perPage));
    const base = wanted.difficulty ? `${baseOf(wanted.locale)}${wanted.difficulty}/` : baseOf(wanted.locale);
    for (let page = 1; page <= pageCount; page++) {
      actions.createPage({
        path: page === 1 ? base : `${base}${page}/`,
        component: resolve("src/templates/list.jsx"),
        context: {
          filter: Object.fromEntries(Object.entries(wanted).map(([field, value]) => [field, { eq: value }])),
          home: baseOf(wanted.locale),
          locale: wanted.locale,
          limit: perPage,
          skip: (page - 1) * perPage,
          previous: page === 2 ? base : page > 2 ? `${base}${page - 1}/` : null,
          next: page < pageCount ? `${base}${page + 1}/` : null,
        },
      });
    }
  }
};
