import { graphql, Link } from "gatsby";
import * as React from "react";

export default function Recipe({ data }) {
  const { locale, versions, title, summary, servings, author, cover, ingredients, steps } = data.recipe;
  return (
    <main>
      {versions
        .filter((version) => version.locale !== locale)
        .map((version) => (
          <Link key={version.locale} to={version.path}>
            {version.locale}
          </Link>
        ))}
      <h1>{title}</h1>
      {cover && (
        <img
          srcSet={cover.srcset}
          sizes="(min-width: 40rem) 600px, 100vw"
          src={cover.url}
          alt={cover.alternativeText ?? ""}
          width={cover.width}
          height={cover.height}
        />
      )}
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
      <Link to={locale === "en" ? "/" : `/${locale}/`}>All recipes</Link>
    </main>
  );
}

export const Head = ({ data: { recipe } }) => (
  <>
    <html lang={recipe.locale} />
    <title>{recipe.title}</title>
    {recipe.versions.map(({ locale, path }) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={`https://saffron.example${path}`} />
    ))}
  </>
);

export const query = graphql`
  query ($id: String) {
    recipe(id: { eq: $id }) {
      locale
      versions {
        locale
        path
      }
      title
      summary
      servings
      author {
        name
      }
      cover {
        url
        srcset
        alternativeText
        width
        height
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
