import type { CompiledPage } from "../compile/compilePage";
import type { Reference } from "../compile/context";
import { notesById } from "../facts/sheet";
import type { Place, Problem } from "../problems";
import { notesFile } from "../schema/registers";
import { compileBody } from "./compileBody";
import { readYaml } from "./yaml";

/** Reads data/notes/<name>.yaml: notes about facts, which have to fit in a cell of a table. */
export function readNotes(file: string, text: string) {
  const { value, problems, texts, placeOf } = readYaml(text, notesFile, file);
  const links: Reference[] = [];
  const found: Problem[] = [...problems];
  const places: Place[] = [];
  for (const [id, note] of Object.entries(notesById(value ?? {}))) {
    const at = placeOf([id]);
    places.push(at);
    for (const words of Object.values(note)) {
      const compiled = compileBody(words, file, at.line - 1);
      links.push(...compiled.references.links.map((link) => ({ ...link, ...at })));
      found.push(...compiled.problems.map((problem) => ({ ...problem, ...at })));
      if (!isOneLine(compiled.tree)) found.push(notForCell(file, at, id));
    }
  }
  return {
    kind: "notes" as const,
    file,
    value,
    places,
    links,
    claims: [],
    names: [],
    prose: texts,
    problems: found,
  };
}

/** One paragraph without components. */
function isOneLine(tree: CompiledPage["tree"]): boolean {
  const [only, ...others] = tree;
  const html = typeof only === "object" && "html" in only ? only.html : "";
  return others.length === 0 && /^<p>(?:(?!<\/?p>)[\s\S])*<\/p>$/.test(html);
}

function notForCell(file: string, at: Place, id: string): Problem {
  return {
    file,
    ...at,
    rule: "fact-note",
    message: `The note on "${id}" is more than one line of text.`,
    fix: "Write words, `code`, and links. A table cell can't contain lists or components.",
  };
}
