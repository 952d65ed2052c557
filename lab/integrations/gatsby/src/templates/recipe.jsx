import { graphql, Link } from "gatsby";
import * as React from "react";

export default function Recipe({ data }) {
  const { title, summary, servings, author, cover, ingredients, steps } = data.recipe;
  return (
    <main>
      <h1>{title}</h1>
      {cover && <img src={cover.url} alt={cover.alternativeText ?? ""} />}
      <p>{summary}</p>
      <p>{`By ${author?.name ?? "Saffron"}, for ${servings}`}</p>
      <ul>
        {ingredients.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ol>
        {steps.map(({ instruction }) => (
          <li key={instruction}>{instruction}</li>
        ))}
      </ol>
      <Link to="/">All recipes</Link>
    </main>
  );
}

export const Head = ({ data }) => <title>{data.recipe.title}</title>;

export const query = graphql`
  query ($id: String) {
    recipe(id: { eq: $id }) {
      title
      summary
      servings
      author {
        name
      }
      cover {
        url
        alternativeText
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
