import { report } from "../../../plugins/docs-content/compile/context";
import { noProps, type TagDefinition } from "../../../plugins/docs-content/components/definition";
import { markNode, withSiteMark } from "../../../plugins/docs-content/markdown/marks";
import { recipeRows, recipesText } from "../../../plugins/docs-content/recipes/recipesTable";

/** Stays a marker in the compiled tree; the recipes of other pages are inserted when the page is queried. */
export const recipesTableDefinition = {
  props: noProps,
  check: ({ node, context }) => {
    if (node.children.length > 0) {
      report(context, node, {
        rule: "recipes-table",
        message: "<RecipesTable> can't contain text: its rows come from the pages' front matter.",
        fix: "Close it with />.",
      });
    }
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
