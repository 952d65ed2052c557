import type { Metadata } from "next";
import Image from "next/image";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { urlOf, findRecipe, type Recipe } from "@/lib/strapi";

type Props = PageProps<"/[locale]/recipes/[slug]">;

/** One request for the page and its head. */
const load = cache(async (locale: string, slug: string) => (await findRecipe(locale, slug)) ?? notFound());
const pathOf = (version: Pick<Recipe, "locale" | "slug">) => `/${version.locale}/recipes/${version.slug}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const recipe = await load(locale, slug);
  const versions = [recipe, ...(recipe.localizations ?? [])];
  const languages = Object.fromEntries(versions.map((version) => [version.locale, pathOf(version)]));
  return { title: recipe.title, alternates: { languages } };
}

export default async function RecipePage({ params }: Props) {
  const { locale, slug } = await params;
  const recipe = await load(locale, slug);
  const { title, summary, servings, author, cover, ingredients, steps, localizations } = recipe;

  return (
    <main lang={locale}>
      {localizations?.map((version) => (
        <Link key={version.locale} href={pathOf(version)}>
          {version.locale}
        </Link>
      ))}
      <h1>{title}</h1>
      {cover && (
        <Image
          src={urlOf(cover)}
          alt={cover.alternativeText ?? ""}
          width={cover.width}
          height={cover.height}
          sizes="(min-width: 40rem) 600px, 100vw"
        />
      )}
      <p>{summary}</p>
      <p>{`By ${author?.name ?? "Saffron"}, for ${servings}`}</p>
      <ul>
        {ingredients?.map(({ documentId, name }) => (
          <li key={documentId}>{name}</li>
        ))}
      </ul>
      <ol>
        {steps?.map(({ instruction }) => (
          <li key={instruction}>{instruction}</li>
        ))}
      </ol>
      <Link href={`/${locale}`}>All recipes</Link>
    </main>
  );
}
