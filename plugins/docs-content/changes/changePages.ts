import { changeAreaIds } from "../../../shared/breakingChange";
import type { DocFields } from "../store/stored";
import type { ChangePage } from "./changePage";

type AnyPage = Pick<DocFields, "path" | "title" | "description" | "breakingChange" | "unlisted">;

/** The listed pages about breaking changes, in the order in which an upgrade reaches them. */
export function changePages(docs: readonly AnyPage[]): ChangePage[] {
  return docs
    .flatMap(({ path, title, description, breakingChange, unlisted }) =>
      breakingChange && !unlisted ? [{ path, title, description, breakingChange }] : [],
    )
    .sort((a, b) => firstArea(a) - firstArea(b) || a.title.localeCompare(b.title, "en"));
}

function firstArea({ breakingChange: { affects } }: ChangePage): number {
  return Math.min(...affects.map((area) => changeAreaIds.indexOf(area)));
}
