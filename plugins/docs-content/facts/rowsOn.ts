import type { FactRowsUse, FactTableUse } from "../compile/context";
import { rowsOf } from "./selectFacts";
import type { FactSheet } from "./sheet";

/** The tables of a page whose rows are entries, both generated and written ones. */
export function rowsOn(
  { factTables, factRows }: { factTables: readonly FactTableUse[]; factRows: readonly FactRowsUse[] },
  sheets: ReadonlyMap<string, FactSheet>,
): FactRowsUse[] {
  const made = factTables.flatMap((table) => {
    const sheet = table.entries && sheets.get(table.facts);
    const { facts, line, column } = table;
    return sheet ? [{ facts, ids: rowsOf(table, sheet).map(({ id }) => id), line, column }] : [];
  });
  return [...made, ...factRows];
}
