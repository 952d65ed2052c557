import kebabCase from "lodash.kebabcase";
import type { Reference, References } from "../compile/context";
import type { PageOutline } from "../files/readPage";
import { didYouMean, nearest } from "../nearest";
import { fileStart, type Problem } from "../problems";
import { type ContentModel, registerOf, snippetsOf } from "./model";
import { allHeadings } from "./routes";

/** Terms, pictures, screenshots and partials that pages name. */
export function checkReferences(model: ContentModel): Problem[] {
  const terms = new Set((registerOf(model, "glossary")?.value ?? []).map((entry) => entry.term));
  const shots = new Set((registerOf(model, "screenshots")?.value ?? []).map((entry) => entry.id));
  const snippets = snippetsOf(model);
  const pictures = new Set(
    [...model.files].flatMap((file) => (file.startsWith("images/") ? [file.slice(7)] : [])),
  );
  return model.pages.flatMap((page) => [
    ...missing(page, "terms", terms, (name) => [
      `"${name}" is not in the glossary.`,
      "Add it to glossary.yaml.",
    ]),
    ...missing(page, "screenshots", shots, (id) => [
      `There is no screenshot "${id}".`,
      "Add it to images/screenshots/screenshots.yaml, with its light and dark PNG.",
    ]),
    ...missing(page, "pictures", pictures, (src) => [
      `There is no picture images/${src}.`,
      "Put the file there.",
    ]),
    ...missing(page, "snippets", snippets.keys(), (id) => [
      `There is no snippet "${id}".`,
      `Write snippets/${id}.mdx first.`,
    ]),
    ...checkCycle(page, snippets),
    ...checkIncludedHeadings(page, snippets),
  ]);
}

/** Both variants of every registered screenshot have to be there. */
export function checkScreenshotFiles(model: ContentModel): Problem[] {
  const register = registerOf(model, "screenshots");
  return (register?.value ?? []).flatMap(({ id }, index) =>
    ["light", "dark"].flatMap((theme) => {
      const file = `images/screenshots/${id}.${theme}.png`;
      if (!register || model.files.has(file)) return [];
      const place = { file: register.file, ...(register.places[index] ?? fileStart) };
      return [
        {
          ...place,
          rule: "screenshot-file",
          message: `${file} is missing.`,
          mend: "Take the picture, or remove the entry.",
        },
      ];
    }),
  );
}

/** Pages name tags by the register's names; two names may not make the same address. */
export function checkTags(model: ContentModel): Problem[] {
  const register = registerOf(model, "tags");
  const entries = register?.value ?? [];
  const names = new Set(entries.map((entry) => entry.name));
  const aliases = new Map(
    entries.flatMap((entry) => (entry.aliases ?? []).map((alias) => [alias, entry.name])),
  );
  const repeated = entries.flatMap((entry, index): Problem[] => {
    const twin = entries.findIndex((other) => kebabCase(other.name) === kebabCase(entry.name));
    if (twin === index || !register) return [];
    const place = { file: register.file, ...(register.places[index] ?? fileStart) };
    return [
      {
        ...place,
        rule: "tag-register",
        message: `"${entry.name}" makes the same address as an earlier tag.`,
        mend: "Remove one of the two.",
      },
    ];
  });
  const unknown = model.pages.flatMap((page) =>
    page.tags.flatMap(({ target, line, column }): Problem[] => {
      if (names.has(target)) return [];
      const suggestion = aliases.get(target) ?? nearest(target, [...names, ...aliases.keys()]);
      const mend = suggestion
        ? `Write "${aliases.get(suggestion) ?? suggestion}", or add the tag to tags.yaml.`
        : "Add the tag to tags.yaml.";
      return [
        {
          file: page.file,
          line,
          column,
          rule: "unknown-tag",
          message: `The register has no tag "${target}".`,
          mend,
        },
      ];
    }),
  );
  return [...repeated, ...unknown];
}

function missing(
  page: PageOutline,
  kind: keyof References,
  known: Iterable<string>,
  explain: (target: string) => [message: string, mend: string],
): Problem[] {
  const names = new Set(known);
  return page.references[kind].flatMap(({ target, line, column }) => {
    if (names.has(target)) return [];
    const [message, mend] = explain(target);
    const rule = `unknown-${kind.replace(/s$/, "")}`;
    return [{ file: page.file, line, column, rule, message, mend: `${mend}${didYouMean(target, names)}` }];
  });
}

function checkCycle(page: PageOutline, snippets: ReadonlyMap<string, PageOutline>): Problem[] {
  if (page.source.kind !== "snippet") return [];
  const ownId = page.source.id;
  const leadsBack = (reference: Reference, seen: ReadonlySet<string>): boolean => {
    if (reference.target === ownId) return true;
    const next = snippets.get(reference.target);
    if (!next || seen.has(reference.target)) return false;
    return next.references.snippets.some((inner) => leadsBack(inner, new Set([...seen, reference.target])));
  };
  return page.references.snippets
    .filter((reference) => leadsBack(reference, new Set()))
    .map(({ target, line, column }) => ({
      file: page.file,
      line,
      column,
      rule: "snippet-cycle",
      message: `The snippet "${ownId}" includes itself by way of "${target}".`,
      mend: "Take one of the inclusions out.",
    }));
}

/** A partial's headings become the page's: their ids have to differ there, too. */
function checkIncludedHeadings(page: PageOutline, snippets: ReadonlyMap<string, PageOutline>): Problem[] {
  const own = new Set(page.headings.map((heading) => heading.id));
  return page.references.snippets.flatMap(({ target, line, column }): Problem[] => {
    const snippet = snippets.get(target);
    const repeated =
      snippet && allHeadings(snippet, snippets, new Set([target])).find((heading) => own.has(heading.id));
    for (const heading of snippet?.headings ?? []) own.add(heading.id);
    if (!repeated) return [];
    const message = `The snippet "${target}" brings a heading #${repeated.id} that the page already has.`;
    return [
      {
        file: page.file,
        line,
        column,
        rule: "duplicate-heading",
        message,
        mend: "Reword one of the two headings.",
      },
    ];
  });
}
