import { didYouMean } from "../nearest";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, entryPlace, isUnusable, registerOf, sidebarsOf } from "./model";

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
        fix: "Create it with title, areas, footer, and the other settings.",
      },
    ];
  }
  const areas = settings.value?.areas ?? [];
  const names = areas.map((area) => area.id);
  const sidebars = sidebarsOf(model).map((sidebar) => sidebar.value?.name ?? "");
  const unlisted = model.pages.flatMap((page): Problem[] => {
    if (page.source.kind !== "doc" || names.length === 0 || names.includes(page.source.area)) return [];
    const message = `The folder "${page.source.area}" isn't an area of the site.`;
    const fix = `Move the file into one of ${names.join(", ")}, or add the area to site.yaml.`;
    return [{ file: page.file, ...fileStart, rule: "area", message, fix }];
  });
  const isUncertain = sidebarsOf(model).some(isUnusable);
  const missing = areas.flatMap((area, index): Problem[] => {
    if (isUncertain || sidebars.includes(area.sidebar)) return [];
    const message = `The area ${area.id} uses the sidebar "${area.sidebar}", which doesn't exist.`;
    const fix = `Use one of ${sidebars.join(", ")}.${didYouMean(area.sidebar, sidebars)}`;
    return [{ ...entryPlace(settings, index), rule: "area", message, fix }];
  });
  return [...unlisted, ...missing];
}
