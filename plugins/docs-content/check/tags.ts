import { nearest } from "../nearest";
import type { Problem } from "../problems";
import { type ContentModel, isUnusable, registerOf } from "./model";

/** Pages name tags by the register's names. */
export function checkTags(model: ContentModel): Problem[] {
  const register = registerOf(model, "tags");
  if (isUnusable(register)) return [];
  const entries = register?.value ?? [];
  const names = new Set(entries.map((entry) => entry.name));
  const aliases = new Map(
    entries.flatMap((entry) => (entry.aliases ?? []).map((alias) => [alias, entry.name])),
  );
  return model.pages.flatMap((page) =>
    page.tags.flatMap(({ target, line, column }): Problem[] => {
      if (names.has(target)) return [];
      const suggestion = aliases.get(target) ?? nearest(target, [...names, ...aliases.keys()]);
      const fix = suggestion
        ? `Write "${aliases.get(suggestion) ?? suggestion}", or add the tag to tags.yaml.`
        : "Add the tag to tags.yaml.";
      return [
        {
          file: page.file,
          line,
          column,
          rule: "unknown-tag",
          message: `The register has no tag "${target}".`,
          fix,
        },
      ];
    }),
  );
}
