import type { Problem } from "../problems";
import { type ContentModel, entryPlace, registerOf } from "./model";

/** Both variants of every registered screenshot have to be there, and those of its animation. */
export function checkScreenshotFiles(model: ContentModel): Problem[] {
  const register = registerOf(model, "screenshots");
  return (register?.value ?? []).flatMap(({ id, motion }, index) =>
    ["light.png", "dark.png", ...(motion ? ["light.webp", "dark.webp"] : [])].flatMap((ending) => {
      const file = `images/screenshots/${id}.${ending}`;
      if (model.files.has(file)) return [];
      return [
        {
          ...entryPlace(register, index),
          rule: "screenshot-file",
          message: `${file} is missing.`,
          fix: "Take the screenshot, or remove the entry.",
        },
      ];
    }),
  );
}
