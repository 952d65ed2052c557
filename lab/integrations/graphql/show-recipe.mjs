// node --env-file=.env show-recipe.mjs b7k4fr0fct5opctw00qjpmiq
import { gql } from "graphql-request";
import { urlOf, client } from "./client.mjs";

const documentId = process.argv[2] ?? "b7k4fr0fct5opctw00qjpmiq";

const query = gql`
  query Recipe($documentId: ID!) {
    recipe(documentId: $documentId) {
      title
      summary
      cover {
        url
      }
      author {
        name
      }
      ingredients {
        name
      }
      steps {
        instruction
      }
    }
  }
`;

const { recipe } = await client.request(query, { documentId });

if (recipe) {
  console.log(`${recipe.title}, by ${recipe.author?.name ?? "Saffron"}`);
  if (recipe.cover) console.log(urlOf(recipe.cover.url));
  console.log(recipe.ingredients.map(({ name }) => name).join(", "));
  for (const { instruction } of recipe.steps) console.log(`- ${instruction}`);
} else {
  console.log("There is no such recipe, or it isn't published.");
}
