import Form from "next/form";
import Image from "next/image";
import Link from "next/link";
import { notFound } from "next/navigation";
import { urlOf, findRecipes, isLocale } from "@/lib/strapi";

export default async function RecipeList({ params, searchParams }: PageProps<"/[locale]">) {
  const { locale } = await params;
  const { difficulty, page } = await searchParams;
  if (!isLocale(locale)) notFound();
  const wanted = String(difficulty ?? "");
  const { data: recipes, meta } = await findRecipes(locale, wanted, String(page ?? "1"));
  const { pagination } = meta;
  const toPage = (number: number) => ({ query: { difficulty: wanted, page: number } });

  return (
    <main lang={locale}>
      <Link href="/en">English</Link> <Link href="/fr">Français</Link>
      <h1>{`${pagination.total} recipes`}</h1>
      <Form action={`/${locale}`}>
        <select name="difficulty" defaultValue={wanted} aria-label="Difficulty">
          <option value="">any</option>
          <option>easy</option>
          <option>medium</option>
          <option>hard</option>
        </select>
        <button type="submit">Filter</button>
      </Form>
      <ul>
        {recipes.map(({ documentId, slug, title, cover }) => (
          <li key={documentId}>
            {cover && (
              <Image src={urlOf(cover)} alt={cover.alternativeText ?? ""} width={150} height={100} />
            )}
            <Link href={`/${locale}/recipes/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {pagination.page > 1 && <Link href={toPage(pagination.page - 1)}>Previous</Link>}
      {pagination.page < pagination.pageCount && <Link href={toPage(pagination.page + 1)}>Next</Link>}
      <Link href="/new">Suggest a recipe</Link>
    </main>
  );
}
