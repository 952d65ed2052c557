import { compile } from "../../support/compile";
import { expectProblems } from "../../support/expectProblems";

it("takes its rows from front matter alone", () => {
  expectProblems(compile("<RecipesTable>\n\nText.\n\n</RecipesTable>").problems, [
    ["page.mdx:1:1 recipes-table", "can't contain text", "Close it with />."],
  ]);
});
