import { didYouMean } from "../nearest";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, registerOf, sidebarsOf } from "./model";

/** A listed page stands in exactly one sidebar, and a sidebar names only pages that exist. */
export function checkSidebars(model: ContentModel): Problem[] {
  const docs = new Map(
    model.pages.flatMap((page) => (page.source.kind === "doc" ? [[page.source.path, page]] : [])),
  );
  const claimedBy = new Map<string, string>();
  const problems: Problem[] = [];
  for (const sidebar of sidebarsOf(model)) {
    for (const { target, line, column } of sidebar.claims) {
      const at = { file: sidebar.file, line, column };
      const page = docs.get(target);
      const owner = claimedBy.get(target);
      if (!page) {
        const mend = `Write content${target}.mdx, or remove the entry.${didYouMean(target, docs.keys())}`;
        problems.push({ ...at, rule: "sidebar-entry", message: `There is no page ${target}.`, mend });
      } else if (page.unlisted) {
        const message = `${target} is unlisted.`;
        problems.push({ ...at, rule: "sidebar-entry", message, mend: "Remove the entry, or list the page." });
      } else if (owner !== undefined) {
        const message = `${target} already stands in ${owner}.`;
        problems.push({
          ...at,
          rule: "sidebar-entry",
          message,
          mend: "Write link: with a label instead of page: here.",
        });
      }
      claimedBy.set(target, owner ?? sidebar.file);
    }
  }
  for (const page of docs.values()) {
    if (page.unlisted || claimedBy.has(page.source.path)) continue;
    problems.push({
      file: page.file,
      ...fileStart,
      rule: "page-without-sidebar",
      message: "The page is listed, but stands in no sidebar.",
      mend: `Add "- page: ${page.source.path}" to a file in sidebars/, or write "unlisted: true".`,
    });
  }
  return problems;
}

/** Areas, their folders and their sidebars have to agree. */
export function checkAreas(model: ContentModel): Problem[] {
  const settings = registerOf(model, "settings");
  if (!settings) {
    const message = "The content has no site.yaml.";
    return [
      {
        file: "site.yaml",
        ...fileStart,
        rule: "settings",
        message,
        mend: "Write one: title, areas, footer and so on.",
      },
    ];
  }
  const areas = settings.value?.areas ?? [];
  const names = areas.map((area) => area.id);
  const sidebars = sidebarsOf(model).map((sidebar) => sidebar.value?.name ?? "");
  const strangers = model.pages.flatMap((page): Problem[] => {
    if (page.source.kind !== "doc" || names.length === 0 || names.includes(page.source.area)) return [];
    const message = `The folder "${page.source.area}" is no area of the site.`;
    const mend = `Move the file into one of ${names.join(", ")}, or add the area to site.yaml.`;
    return [{ file: page.file, ...fileStart, rule: "area", message, mend }];
  });
  const missing = areas.flatMap((area): Problem[] => {
    if (sidebars.includes(area.sidebar)) return [];
    const message = `The area ${area.id} names a sidebar "${area.sidebar}" that no file holds.`;
    const mend = `Name one of ${sidebars.join(", ")}.${didYouMean(area.sidebar, sidebars)}`;
    return [{ file: settings.file, ...fileStart, rule: "area", message, mend }];
  });
  return [...strangers, ...missing];
}
