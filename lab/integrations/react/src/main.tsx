import { createRoot } from "react-dom/client";
import { createBrowserRouter, redirect } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Layout, Problem } from "./Layout";
import { RecipeListPage } from "./RecipeListPage";
import { RecipePage } from "./RecipePage";
import { findRecipe, findRecipes } from "./strapi";

const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: Problem,
    HydrateFallback: () => <p role="status">Loading…</p>,
    children: [
      { path: "/", loader: () => redirect("/en") },
      {
        path: "/:locale",
        Component: RecipeListPage,
        loader: ({ request, params: { locale = "" } }) => findRecipes(request, locale),
      },
      {
        path: "/:locale/recipes/:slug",
        Component: RecipePage,
        loader: ({ request, params: { locale = "", slug = "" } }) => findRecipe(request, locale, slug),
      },
    ],
  },
]);

createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
