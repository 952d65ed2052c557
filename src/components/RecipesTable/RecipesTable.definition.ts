import { refuseContent } from "../../../plugins/docs-content/compile/place";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";
import { recipeRows, recipesText } from "../../../plugins/docs-content/recipes/recipesTable";

/** Stays a marker in the compiled tree; the recipes of other pages are inserted when the page is queried. */
export const recipesTableDefinition = {
  props: noProps,
  check: ({ node, context }) => {
    refuseContent(node, context, "its rows come from the pages' front matter");
  },
  markdown: () => [markNode("recipes", true)],
  deferredMarkdown: {
    mark: "recipes",
    markdown: (_value, page) => withSiteMark(recipesText(page.recipes())),
  },
  /** The table is markup that needs no script, in the component that filters it. */
  replace: (_node, page) => {
    const recipes = page.recipes();
    const children = page.compile(recipesText(recipes), "recipes");
    return [{ is: "RecipesTable", props: { rows: recipeRows(recipes) }, children }];
  },
  example: "<RecipesTable />",
} satisfies TagDefinition<typeof noProps>;
