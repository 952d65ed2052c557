import { isBelow } from "../../../shared/choices";
import type { PageOutline } from "../files/readPage";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, isUnusable, registerOf } from "./model";

/** Pages of the folder that site.yaml names describe their recipe, and no others do: a page without it is in no list. */
export function checkRecipes(model: ContentModel): Problem[] {
  const settings = registerOf(model, "settings");
  if (isUnusable(settings)) return [];
  const folder = settings?.value?.recipes;
  return model.pages.flatMap((page) => checkPlace(page, folder));
}

function checkPlace({ file, source, recipe }: PageOutline, folder: string | undefined): Problem[] {
  const isOne =
    folder !== undefined && source.kind === "doc" && source.path !== folder && isBelow(source.path, folder);
  if (isOne === (recipe !== null)) return [];
  if (recipe === null) {
    const message = `A page below ${folder} must describe its recipe.`;
    const fix = "Add recipe with result, changes, roles, and area to the front matter.";
    return [{ file, ...fileStart, rule: "recipe", message, fix }];
  }
  const message = folder ? `Only a page below ${folder} is a recipe.` : "The site has no folder of recipes.";
  const fix = folder ? "Remove recipe, or move the page." : "Remove recipe, or name the folder in site.yaml.";
  return [{ file, ...recipe, rule: "recipe", message, fix }];
}
