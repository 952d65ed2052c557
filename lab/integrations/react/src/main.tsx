import { createRoot } from "react-dom/client";
import { createBrowserRouter, useRouteError } from "react-router";
import { RouterProvider } from "react-router/dom";
import { RecipeListPage } from "./RecipeListPage";
import { RecipePage } from "./RecipePage";
import { findRecipe, findRecipes } from "./strapi";

function Problem() {
  return <p role="alert">{String(useRouteError())}</p>;
}

const router = createBrowserRouter([
  {
    ErrorBoundary: Problem,
    HydrateFallback: () => <p>Loading…</p>,
    children: [
      {
        path: "/",
        Component: RecipeListPage,
        loader: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return findRecipes(searchParams.get("difficulty"), searchParams.get("page") ?? "1");
        },
      },
      {
        path: "/recipes/:documentId",
        Component: RecipePage,
        loader: ({ params }) => findRecipe(params.documentId ?? ""),
      },
    ],
  },
]);

createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
