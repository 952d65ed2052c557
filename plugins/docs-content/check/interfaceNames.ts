import { didYouMean } from "../nearest";
import { fileStart, type Problem } from "../problems";
import type { FactFile } from "../schema/facts";
import { flat, messagePattern } from "./messagePattern";
import { type ContentModel, registerOf } from "./model";

/**
 * Guides write the names of an interface in bold, as it prints them. A name that the interface doesn't have sends its
 * reader looking for a button that isn't there.
 */
export function checkInterfaceNames(model: ContentModel): Problem[] {
  const settings = registerOf(model, "settings");
  const names = settings?.value?.interfaceNames;
  if (!names) return [];
  const unknown = checkFactNames(names.facts, settings.file, model);
  const files = model.facts.filter(({ name }) => names.facts.includes(name));
  // If any translation file were missing, every name would be wrong. A file that can't be read is reported separately.
  if (unknown.length > 0 || files.some(({ facts }) => !facts)) return unknown;
  const texts = [...files.flatMap(({ facts }) => (facts ? textsOf(facts) : [])), ...names.also];
  const isKnown = matcher(texts);
  return model.pages.flatMap(({ file, source, references }) => {
    if (!`${source.path}/`.startsWith(`${names.below}/`)) return [];
    return references.bold.flatMap(({ target, line, column }): Problem[] => {
      if (isKnown(target)) return [];
      const message = `The interface has no "${target}".`;
      const fix = `Spell it as in the interface, or don't use bold.${didYouMean(target, texts)}`;
      return [{ file, line, column, rule: "interface-name", message, fix }];
    });
  });
}

function checkFactNames(names: readonly string[], file: string, { facts }: ContentModel): Problem[] {
  const known = facts.map(({ name }) => name);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `interfaceNames: there are no facts "${name}".`;
      const fix = `Use the name of a file in data/.${didYouMean(name, known)}`;
      return { file, ...fileStart, rule: "unknown-fact", message, fix };
    });
}

function textsOf({ columns, rows }: FactFile): string[] {
  const keys = columns.filter(({ kind }) => kind === "text").map(({ key }) => key);
  return rows.flatMap((row) =>
    keys.flatMap((key) => {
      const value = row[key];
      return typeof value === "string" ? [value] : [];
    }),
  );
}

/** Matches the strings as they are displayed, as far as they don't depend on data. */
function matcher(texts: readonly string[]): (name: string) => boolean {
  const patterns = texts.filter((text) => /[{<]/.test(text)).flatMap((text) => messagePattern(text) ?? []);
  const exact = new Set(texts.map(flat));
  return (name) => exact.has(flat(name)) || patterns.some((pattern) => pattern.test(flat(name)));
}
