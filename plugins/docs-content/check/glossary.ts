import type { PageOutline } from "../files/readPage";
import { shownTerms, termId } from "../glossary/terms";
import { fileStart, type Problem } from "../problems";
import type { GlossaryEntry } from "../schema/registers";
import { type ContentModel, entryPlace, registerOf, snippetsOf } from "./model";
import { allAnchors, listedOf } from "./routes";

/** Each term can be linked, wherever it is listed, and the page that site.yaml names lists them all. */
export function checkGlossary(model: ContentModel): Problem[] {
  const glossary = registerOf(model, "glossary");
  const terms = glossary?.value ?? [];
  const snippets = snippetsOf(model);
  const listed = listedOf(model);
  return [
    ...checkIds(terms, (index) => entryPlace(glossary, index)),
    ...model.pages.flatMap((page) => checkAnchors(page, snippets, listed)),
    ...checkHome(model, terms),
  ];
}

/** "Draft" and "draft" are two terms with one id; the same term twice is another check's business. */
function checkIds(
  terms: readonly GlossaryEntry[],
  placeOf: (index: number) => Pick<Problem, "file" | "line" | "column">,
): Problem[] {
  return terms.flatMap(({ term }, index): Problem[] => {
    const id = termId(term);
    if (id === "") {
      const message = `"${term}" has no letter or digit for an ID.`;
      return [
        { ...placeOf(index), rule: "term-id", message, fix: "Add a word, so that others can link to it." },
      ];
    }
    const first = terms.find((entry) => termId(entry.term) === id);
    if (!first || first.term === term) return [];
    const message = `"${term}" and "${first.term}" have the same id, ${id}.`;
    return [{ ...placeOf(index), rule: "term-id", message, fix: "Reword one of them, or merge the two." }];
  });
}

/** On a page that lists terms, each is an anchor as headings are; headings among themselves are checked elsewhere. */
function checkAnchors(
  page: PageOutline,
  snippets: ReadonlyMap<string, PageOutline>,
  listed: ReturnType<typeof listedOf>,
): Problem[] {
  const { file, glossaries } = page;
  const count = new Map<string, number>();
  for (const { id } of allAnchors(page, snippets, listed)) count.set(id, (count.get(id) ?? 0) + 1);
  return glossaries.flatMap((list): Problem[] => {
    const repeated = shownTerms(list, listed.terms).find(({ term }) => (count.get(termId(term)) ?? 0) > 1);
    if (!repeated) return [];
    const message = `The term "${repeated.term}" has the id of another term or heading of this page.`;
    const fix = "List it only once, or reword the heading.";
    return [{ file, line: list.line, column: list.column, rule: "duplicate-term", message, fix }];
  });
}

function checkHome(model: ContentModel, terms: readonly GlossaryEntry[]): Problem[] {
  const settings = registerOf(model, "settings");
  const path = settings?.value?.glossary;
  const page = model.pages.find(({ source }) => source.path === path);
  // A page that isn't there is reported as any broken link.
  if (path === undefined || !settings || !page || page.glossaries.some(({ only }) => only === undefined))
    return [];
  const link = settings.links.find(({ target }) => target === path) ?? fileStart;
  const { line, column } = link;
  const message = `${path} doesn't list all ${terms.length} terms.`;
  return [{ file: settings.file, line, column, rule: "glossary", message, fix: "Write <Glossary /> there." }];
}
