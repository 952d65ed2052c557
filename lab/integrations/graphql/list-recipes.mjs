// node --env-file=.env list-recipes.mjs hard 1
import { gql } from "graphql-request";
import { client } from "./client.mjs";

const [difficulty, page = "1"] = process.argv.slice(2);

const query = gql`
  query Recipes($filters: RecipeFiltersInput, $page: Int) {
    recipes_connection(filters: $filters, sort: "title", pagination: { page: $page, pageSize: 4 }) {
      nodes {
        documentId
        title
        difficulty
      }
      pageInfo {
        page
        pageCount
        total
      }
    }
  }
`;

const filters = difficulty ? { difficulty: { eq: difficulty } } : {};
const { recipes_connection: recipes } = await client.request(query, { filters, page: Number(page) });

for (const { documentId, title } of recipes.nodes) console.log(documentId, title);
console.log(`Page ${recipes.pageInfo.page} of ${recipes.pageInfo.pageCount}`);
