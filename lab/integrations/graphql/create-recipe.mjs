// node --env-file=.env create-recipe.mjs "Lemon barley"
import { ClientError, gql } from "graphql-request";
import { authorized } from "./client.mjs";

const title = process.argv[2] ?? "Lemon barley";

const mutation = gql`
  mutation CreateRecipe($data: RecipeInput!) {
    createRecipe(status: DRAFT, data: $data) {
      documentId
      title
    }
  }
`;

const data = { title, slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), difficulty: "easy" };

try {
  const { createRecipe: recipe } = await authorized.request(mutation, { data });
  console.log(`Draft ${recipe.documentId}: ${recipe.title}`);
} catch (error) {
  // For most errors, GraphQL returns 200 and lists the reasons in `errors`.
  const reasons = error instanceof ClientError ? (error.response.errors ?? [error]) : [error];
  for (const { message } of reasons) console.error(message);
  process.exitCode = 1;
}
