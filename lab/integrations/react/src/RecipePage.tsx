import { Link, useLoaderData } from "react-router";
import { addressOf, type Recipe } from "./strapi";

export function RecipePage() {
  const { title, summary, servings, author, cover, ingredients, steps } = useLoaderData<Recipe>();

  return (
    <main>
      <h1>{title}</h1>
      {cover && (
        <img
          src={addressOf(cover)}
          alt={cover.alternativeText ?? ""}
          width={cover.width}
          height={cover.height}
        />
      )}
      <p>{summary}</p>
      <p>
        By {author?.name ?? "Saffron"}, for {servings}
      </p>
      <ul>
        {ingredients.map(({ documentId, name }) => (
          <li key={documentId}>{name}</li>
        ))}
      </ul>
      <ol>
        {steps.map(({ id, instruction }) => (
          <li key={id}>{instruction}</li>
        ))}
      </ol>
      <Link to="/">All recipes</Link>
    </main>
  );
}
