import { basename } from "node:path";
import type { FactTableUse } from "../compile/context";
import { columnsOf, isUnder, rowsOf } from "../facts/selectFacts";
import { anyParent, type FactSheet, meaning, noteOn, notesById } from "../facts/sheet";
import type { PageOutline } from "../files/readPage";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";
import { checkFactEntries } from "./factEntries";
import { namesOf, notesFileOf } from "./factNames";
import type { ContentModel } from "./model";

/** Facts that can't be read, notes on facts that no longer exist, and tables that request columns or rows that their facts don't have. */
export function checkFacts(model: ContentModel): Problem[] {
  const sheets = sheetsOf(model);
  return [
    ...model.facts.flatMap(({ problems }) => problems),
    ...model.history.flatMap(({ problems }) => problems),
    ...checkNotes(model, sheets),
    ...model.pages.flatMap((page) =>
      page.factTables.flatMap((table) => {
        const sheet = sheets.get(table.facts);
        return sheet ? checkTable(page, table, sheet) : [];
      }),
    ),
    ...checkFactEntries(model, sheets),
  ];
}

/** Facts that can be used, with their notes, by name. */
export function sheetsOf({
  facts,
  registers,
}: Pick<ContentModel, "facts" | "registers">): Map<string, FactSheet> {
  const notes = new Map(
    registers.map((register) => [register.file, register.kind === "notes" ? (register.value ?? {}) : {}]),
  );
  return new Map(
    facts.flatMap(({ name, facts: file }) =>
      file ? [[name, { facts: file, notes: notesById(notes.get(notesFileOf(name)) ?? {}) }]] : [],
    ),
  );
}

function checkNotes({ registers, facts }: ContentModel, sheets: ReadonlyMap<string, FactSheet>): Problem[] {
  return registers.flatMap((register) => {
    if (register.kind !== "notes") return [];
    const name = basename(register.file, ".yaml");
    const at = { file: register.file, line: 1, column: 1 };
    const names = facts.map((file) => file.name);
    if (!names.includes(name)) {
      const message = `There are no facts "${name}" for these notes.`;
      return [{ ...at, rule: "unknown-fact", message, fix: `Rename the file.${didYouMean(name, names)}` }];
    }
    const sheet = sheets.get(name);
    const ids = new Set(sheet?.facts.rows.map(({ id }) => id));
    return Object.keys(register.value ?? {}).flatMap((id, index): Problem[] => {
      const isKnown =
        ids.has(id) || (id.startsWith(anyParent) && [...ids].some((own) => own.endsWith(id.slice(1))));
      if (!sheet || isKnown) return [];
      const message = `The platform has no "${id}".`;
      const fix = `Remove the note, or correct its key.${didYouMean(id, ids)}`;
      return [{ ...at, ...register.places[index], rule: "unknown-fact", message, fix }];
    });
  });
}

function checkTable({ file }: PageOutline, table: FactTableUse, sheet: FactSheet): Problem[] {
  const { line, column, facts, group, under, only = [], except = [], sort, labels = {} } = table;
  const ids = sheet.facts.rows.map(({ id }) => id);
  const groups = [...new Set(sheet.facts.rows.flatMap((row) => row.group ?? []))];
  const noted = Object.values(sheet.notes).flatMap((note) => Object.keys(note));
  const columns = [...new Set([...sheet.facts.columns.map(({ key }) => key), meaning, ...noted])];
  const shown = columnsOf(table, sheet);
  const problem = (message: string, fix: string): Problem => ({
    file,
    line,
    column,
    rule: "fact-table",
    message,
    fix,
  });
  const unknown = (kind: string, names: readonly string[], known: readonly string[]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) =>
        problem(
          `The facts "${facts}" have no ${kind} "${name}".`,
          `Known: ${known.slice(0, 20).join(", ") || "none"}.${didYouMean(name, known)}`,
        ),
      );
  const wrong = [
    ...unknown("column", [...shown, ...(sort === undefined ? [] : [sort.replace(/^-/, "")])], columns),
    ...unknown("group", group === undefined ? [] : [group].flat(), groups),
    ...[under ?? []]
      .flat()
      .flatMap((parent) =>
        ids.some((id) => isUnder(id, parent)) ? [] : unknown("row under", [parent], ids),
      ),
    ...unknown("row", [...only, ...except], ids),
    ...unknown("shown column", Object.keys(labels), shown),
  ];
  if (wrong.length > 0) return wrong;
  const rows = rowsOf(table, sheet);
  if (rows.length === 0) return [problem("The table has no rows.", "Correct group, only or except.")];
  const silent = shown.includes(meaning)
    ? rows.filter(({ id }) => noteOn(sheet.notes, id, meaning) === undefined)
    : [];
  if (silent.length === 0) return [];
  const message = `The table has a column for meanings, but there is no note for ${namesOf(silent)}.`;
  return [
    {
      ...problem(message, `Write it into ${notesFileOf(facts)}, or leave the rows out.`),
      rule: "missing-note",
    },
  ];
}
