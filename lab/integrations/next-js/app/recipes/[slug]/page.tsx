import Image from "next/image";
import Link from "next/link";
import { notFound } from "next/navigation";
import { addressOf, findRecipe } from "@/lib/strapi";

export default async function RecipePage({ params }: PageProps<"/recipes/[slug]">) {
  const { slug } = await params;
  const recipe = await findRecipe(slug);
  if (!recipe) notFound();
  const { title, summary, servings, author, cover, ingredients, steps } = recipe;

  return (
    <main>
      <h1>{title}</h1>
      {cover && (
        <Image
          src={addressOf(cover)}
          alt={cover.alternativeText ?? ""}
          width={cover.width}
          height={cover.height}
        />
      )}
      <p>{summary}</p>
      <p>{`By ${author?.name ?? "Saffron"}, for ${servings}`}</p>
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
      <Link href="/">All recipes</Link>
    </main>
  );
}
