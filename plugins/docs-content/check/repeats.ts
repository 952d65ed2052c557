import { fileStart, type Place, type Problem } from "../problems";
import { type ContentModel, entryPlace, registerOf, sidebarsOf } from "./model";

/** Entries that pages refer to by name have to be unique in their register: one of two would be ignored without a message. */
export function checkRepeats(model: ContentModel): Problem[] {
  const glossary = registerOf(model, "glossary");
  const screenshots = registerOf(model, "screenshots");
  const sidebars = sidebarsOf(model).filter((sidebar) => sidebar.value !== undefined);
  return [
    ...repeated(
      (glossary?.value ?? []).map(({ term }, index) => ({ name: term, ...entryPlace(glossary, index) })),
    ),
    ...repeated(
      (screenshots?.value ?? []).map(({ id }, index) => ({ name: id, ...entryPlace(screenshots, index) })),
    ),
    ...repeated(sidebars.map(({ file, value }) => ({ name: value?.name ?? "", file, ...fileStart }))),
  ];
}

type Named = Place & { readonly name: string; readonly file: string };

function repeated(entries: readonly Named[]): Problem[] {
  return entries.flatMap(({ name, ...place }, index): Problem[] => {
    const first = entries.find((entry) => entry.name === name);
    if (!first || entries.indexOf(first) === index) return [];
    const message = `"${name}" is already in ${first.file}:${first.line}.`;
    return [{ ...place, rule: "repeated-entry", message, fix: "Remove or rename one of the two." }];
  });
}
