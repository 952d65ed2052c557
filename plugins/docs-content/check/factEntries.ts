import type { FactEntryUse } from "../compile/context";
import { memberRows } from "../facts/entryParts";
import { historyMarks } from "../facts/historyMarks";
import { type FactSheet, meaning, noteOn } from "../facts/sheet";
import type { PageOutline } from "../files/readPage";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";
import type { HistoryKind } from "../schema/history";
import { namesOf, notesFileOf } from "./factNames";
import type { ContentModel } from "./model";

/** Entries and marks about facts that don't exist, entries with parts that have no meaning, and marks that would be empty. */
export function checkFactEntries(model: ContentModel, sheets: ReadonlyMap<string, FactSheet>): Problem[] {
  return model.pages.flatMap((page) => [
    ...page.factEntries.flatMap((entry) => {
      const sheet = sheets.get(entry.facts);
      return sheet ? checkEntry(page, entry, sheet, sheets) : [];
    }),
    ...page.historyMarks.flatMap((mark) => checkMark(page, mark, model.historyKinds, sheets)),
  ]);
}

function checkEntry(
  { file }: PageOutline,
  { facts, id, line, column }: FactEntryUse,
  sheet: FactSheet,
  sheets: ReadonlyMap<string, FactSheet>,
): Problem[] {
  const problem = { file, line, column, rule: "fact-entry" };
  const row = sheet.facts.rows.find((other) => other.id === id);
  if (!row) {
    const ids = sheet.facts.rows.map((other) => other.id);
    const message = `The facts "${facts}" have no row "${id}".`;
    return [{ ...problem, message, fix: `Correct the ID.${didYouMean(id, ids)}` }];
  }
  const { members: name = facts } = sheet.facts;
  const members = sheets.get(name);
  const parts = members ? memberRows(row, sheet, name === facts ? undefined : members) : [];
  const silent = parts.filter((part) => noteOn(members?.notes ?? {}, part.id, meaning) === undefined);
  if (silent.length === 0) return [];
  const message = `The entry lists what "${id}" has, but there is no note for ${namesOf(silent)}.`;
  return [{ ...problem, rule: "missing-note", message, fix: `Write it into ${notesFileOf(name)}.` }];
}

function checkMark(
  { file }: PageOutline,
  { facts, id, line, column }: FactEntryUse,
  kinds: readonly HistoryKind[],
  sheets: ReadonlyMap<string, FactSheet>,
): Problem[] {
  const problem = (message: string, fix: string) => [{ file, line, column, rule: "since", message, fix }];
  const names = kinds.map(({ name }) => name);
  const entries = kinds.find(({ name }) => name === facts)?.entries;
  if (!entries) {
    return problem(`The history has no kind "${facts}".`, `Correct facts.${didYouMean(facts, names)}`);
  }
  const entry = entries.find((other) => other.id === id);
  if (historyMarks(entry).length > 0) return [];
  const ids = [...entries, ...(sheets.get(facts)?.facts.rows ?? [])].map((other) => other.id);
  return ids.includes(id)
    ? problem(`"${id}" has been there from the start, so there is nothing to mark.`, "Remove <Since>.")
    : problem(`The history of "${facts}" has no "${id}".`, `Correct the ID.${didYouMean(id, ids)}`);
}
