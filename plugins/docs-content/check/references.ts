import { hotspotName } from "../../../shared/screenshot";
import type { References } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";
import type { ScreenshotEntry } from "../schema/registers";
import { type ContentModel, isUnusable, registerOf, snippetsOf } from "./model";

/** Terms, images, screenshots, and partials that pages refer to. */
export function checkReferences(model: ContentModel): Problem[] {
  const terms = namesIn(registerOf(model, "glossary"), (entry) => entry.term);
  const register = registerOf(model, "screenshots");
  const shots = namesIn(register, (entry) => entry.id);
  const snippets = snippetsOf(model);
  const pictures = new Set(
    [...model.files].flatMap((file) => (file.startsWith("images/") ? [file.slice(7)] : [])),
  );
  const facts = model.facts.map(({ name }) => name);
  return model.pages.flatMap((page) => [
    ...missing(page, "terms", terms, (name) => [
      `"${name}" is not in the glossary.`,
      "Add it to glossary.yaml.",
    ]),
    ...missing(page, "facts", facts, (name) => [
      `There are no facts "${name}".`,
      `Use the name of a file in data/, or write an extractor for it (lab/runner/facts).`,
    ]),
    ...missing(page, "screenshots", shots, (id) => [
      `There is no screenshot "${id}".`,
      "Add it to images/screenshots/screenshots.yaml, with its light and dark PNG.",
    ]),
    ...missing(page, "marks", isUnusable(register) ? undefined : marksOn(page, register?.value ?? []), () => [
      "No image on this page has this number.",
      "Show the screenshot on the page, and use a number of its hotspots in images/screenshots/screenshots.yaml.",
    ]),
    ...missing(page, "pictures", pictures, (src) => [
      `There is no image images/${src}.`,
      "Put the file there.",
    ]),
    ...missing(page, "snippets", snippets.keys(), (id) => [
      `There is no snippet "${id}".`,
      `Write snippets/${id}.mdx first.`,
    ]),
  ]);
}

/** The numbers on the screenshots that the page's own file shows. */
function marksOn({ references }: PageOutline, entries: readonly ScreenshotEntry[]): string[] {
  const shown = new Set(references.screenshots.map(({ target }) => target));
  return entries
    .filter(({ id }) => shown.has(id))
    .flatMap(({ id, hotspots = [] }) => hotspots.map((_, index) => hotspotName(id, index + 1)));
}

/** @returns undefined for a register that can't be used, because its entries are unknown. */
function namesIn<Entry>(
  register: { readonly value: readonly Entry[] | undefined } | undefined,
  nameOf: (entry: Entry) => string,
): Set<string> | undefined {
  return isUnusable(register) ? undefined : new Set((register?.value ?? []).map(nameOf));
}

function missing(
  page: PageOutline,
  kind: keyof References,
  known: Iterable<string> | undefined,
  explain: (target: string) => [message: string, fix: string],
): Problem[] {
  if (known === undefined) return [];
  const names = new Set(known);
  return page.references[kind].flatMap(({ target, line, column }) => {
    if (names.has(target)) return [];
    const [message, fix] = explain(target);
    const rule = `unknown-${kind.replace(/s$/, "")}`;
    return [{ file: page.file, line, column, rule, message, fix: `${fix}${didYouMean(target, names)}` }];
  });
}
