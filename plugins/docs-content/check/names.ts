import type { PageOutline } from "../files/readPage";
import type { Problem } from "../problems";
import { type ContentModel, sidebarsOf } from "./model";

/** A reader who follows a name in a sidebar has to find it again above the page: a page has one name, and a short form of it. */
export function checkNames(model: ContentModel): Problem[] {
  const docs = new Map(
    model.pages.flatMap((page) => (page.source.kind === "doc" ? [[page.source.path, page]] : [])),
  );
  return sidebarsOf(model).flatMap(({ file, names }) =>
    names.flatMap(({ target, name, isLink, line, column }): Problem[] => {
      const page = docs.get(target);
      const known = page ? namesOf(page, isLink) : [name];
      if (known.includes(name)) return [];
      const message = `The sidebar calls ${target} "${name}", but the page is called ${quoted(known)}.`;
      const fix = `Write ${quoted(known)} here, or change the title or sidebarLabel of ${target}.`;
      return [{ file, line, column, rule: "sidebar-name", message, fix }];
    }),
  );
}

/** A category has the page's name as breadcrumbs show it; a link from elsewhere may need the whole title. */
function namesOf({ title, sidebarLabel }: PageOutline, isLink: boolean): string[] {
  if (sidebarLabel === null) return [title];
  return isLink ? [sidebarLabel, title] : [sidebarLabel];
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(" or ");
}
