import type { FactRowsUse } from "../compile/context";
import { rowsOn } from "../facts/rowsOn";
import type { FactSheet } from "../facts/sheet";
import { rowAnchor } from "../facts/tableRows";
import type { PageOutline } from "../files/readPage";
import { didYouMean } from "../nearest";
import type { Problem } from "../problems";
import type { HistoryKind } from "../schema/history";
import { type ContentModel, snippetsOf } from "./model";
import { allAnchors, listedOf } from "./routes";

/**
 * Rows that are entries: each must be about a fact, have its own anchor, and be in the history. Otherwise, a row without
 * a mark could be one without any known history.
 */
export function checkFactRows(model: ContentModel): Problem[] {
  const snippets = snippetsOf(model);
  const listed = listedOf(model);
  const { sheets } = listed;
  return model.pages.flatMap((page) => {
    const uses = rowsOn(page, sheets);
    if (uses.length === 0) return [];
    const anchors = allAnchors(page, snippets, listed).map(({ id }) => id);
    return uses.flatMap((use) => [
      ...checkIds(page, use, sheets.get(use.facts)),
      ...checkUnique(page, use, anchors),
      ...checkHistory(page, use, model.historyKinds),
    ]);
  });
}

function checkIds({ file }: PageOutline, use: FactRowsUse, sheet: FactSheet | undefined): Problem[] {
  const ids = sheet?.facts.rows.map(({ id }) => id);
  const wrong = ids && use.ids.find((id) => !ids.includes(id));
  if (wrong === undefined) return [];
  const message =
    wrong === "" ? "A row doesn't begin with code." : `The facts "${use.facts}" have no row "${wrong}".`;
  const fix = `Begin each row with the name of its fact in backticks, or name the facts in ids.${didYouMean(wrong, ids ?? [])}`;
  return [{ file, line: use.line, column: use.column, rule: "fact-rows", message, fix }];
}

function checkUnique({ file }: PageOutline, use: FactRowsUse, anchors: readonly string[]): Problem[] {
  const repeated = use.ids
    .map((id) => rowAnchor(use.facts, id))
    .find((anchor) => anchors.indexOf(anchor) !== anchors.lastIndexOf(anchor));
  if (repeated === undefined) return [];
  const message = `The row's anchor "${repeated}" is also the ID of another row or heading of this page.`;
  const fix = "List each fact once on a page, or reword the heading.";
  return [{ file, line: use.line, column: use.column, rule: "fact-rows", message, fix }];
}

function checkHistory({ file }: PageOutline, use: FactRowsUse, kinds: readonly HistoryKind[]): Problem[] {
  if (kinds.some(({ name }) => name === use.facts)) return [];
  const message = `The history has no kind "${use.facts}", so its rows have no marks.`;
  const fix = "Add these facts to the history, or leave the entries out.";
  return [{ file, line: use.line, column: use.column, rule: "fact-rows", message, fix }];
}
