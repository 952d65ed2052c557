import { useEffect } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { Cover } from "./Cover";
import { type Recipe, whenSaved } from "./strapi";

export function RecipePage() {
  const recipe = useLoaderData<Recipe>();
  const { revalidate } = useRevalidator();
  useEffect(() => whenSaved(revalidate), [revalidate]);

  return (
    <main>
      <title>{recipe.title}</title>
      <h1>{recipe.title}</h1>
      {recipe.cover && <Cover image={recipe.cover} sizes="min(600px, 100vw)" />}
      <p>{recipe.summary}</p>
      <p>
        By {recipe.author?.name ?? "Saffron"}, for {recipe.servings}
      </p>
      <ul>
        {recipe.ingredients?.map(({ documentId, name }) => (
          <li key={documentId}>{name}</li>
        ))}
      </ul>
      <ol>
        {recipe.steps?.map((step, index) => (
          <li key={index}>{step?.instruction}</li>
        ))}
      </ol>
      {recipe.localizations?.map(({ locale, slug }) => (
        <Link key={locale} to={`/${locale}/recipes/${slug}`} hrefLang={locale}>
          {locale}
        </Link>
      ))}
      <Link to={`/${recipe.locale}`}>All recipes</Link>
    </main>
  );
}
