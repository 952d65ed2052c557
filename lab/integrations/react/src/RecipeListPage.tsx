import { Form, Link, useLoaderData, useSearchParams } from "react-router";
import { Cover } from "./Cover";
import type { RecipeList } from "./strapi";

export function RecipeListPage() {
  const { data: recipes, meta } = useLoaderData<RecipeList>();
  const { page, pageCount, total } = meta.pagination;
  const [parameters] = useSearchParams();
  const difficulty = parameters.get("difficulty") ?? "";
  const toPage = (number: number) => `?${new URLSearchParams({ difficulty, page: String(number) })}`;

  return (
    <main>
      <h1>{total} recipes</h1>
      <Form>
        <select name="difficulty" defaultValue={difficulty} aria-label="Difficulty">
          <option value="">any</option>
          <option>easy</option>
          <option>medium</option>
          <option>hard</option>
        </select>
        <button type="submit">Filter</button>
      </Form>
      <ul>
        {recipes.map(({ documentId, title, slug, cover }) => (
          <li key={documentId}>
            {cover && <Cover image={cover} sizes="150px" />}
            <Link to={`recipes/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {page > 1 && <Link to={toPage(page - 1)}>Previous</Link>}
      {page < pageCount && <Link to={toPage(page + 1)}>Next</Link>}
      <Link to="/en">English</Link> <Link to="/fr">Français</Link>
    </main>
  );
}
