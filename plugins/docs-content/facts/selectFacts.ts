import type { FactRow } from "../schema/facts";
import { cellOf, type FactSheet } from "./sheet";
import type { FactTableProps } from "./tableProps";

/** The rows that a table shows, in its order. Ids and groups that don't exist are left to the check. */
export function rowsOf(
  { group, under, only, except = [], sort }: FactTableProps,
  sheet: FactSheet,
): FactRow[] {
  const groups = group === undefined ? undefined : [group].flat();
  const parents = under === undefined ? undefined : [under].flat();
  const rows = sheet.facts.rows.filter(
    (row) =>
      (groups === undefined || groups.includes(row.group ?? "")) &&
      (parents === undefined || parents.some((parent) => isUnder(row.id, parent))) &&
      (only === undefined || only.includes(row.id)) &&
      !except.includes(row.id),
  );
  if (sort !== undefined) return sorted(rows, sheet, sort);
  return only === undefined ? rows : rows.sort((a, b) => only.indexOf(a.id) - only.indexOf(b.id));
}

function sorted(rows: readonly FactRow[], sheet: FactSheet, sort: string): FactRow[] {
  const column = sort.replace(/^-/, "");
  const sign = sort.startsWith("-") ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [left, right] = [sortKey(cellOf(sheet, a, column)), sortKey(cellOf(sheet, b, column))];
    if (typeof left === "number" && typeof right === "number") return sign * (left - right);
    return sign * String(left).localeCompare(String(right), "en");
  });
}

/** Separators between the parts of an ID: `server.proxy.koa`, `upgrade codemods run`, `strapi admin:list-users`. */
const separator = /[. :]/;

/** `server.proxy.koa` is under `server.proxy`, and so is `server.proxy` itself; a parent can end with its separator. */
export function isUnder(id: string, parent: string): boolean {
  if (!id.startsWith(parent)) return false;
  const rest = id.slice(parent.length);
  return rest === "" || separator.test(rest.charAt(0)) || separator.test(parent.slice(-1));
}

function sortKey(cell: ReturnType<typeof cellOf>): string | number {
  if (!cell) return "";
  const value = "fact" in cell ? cell.fact : cell.note;
  return typeof value === "number" ? value : String(value);
}

/** Keys of the columns that a table shows. */
export function columnsOf({ columns }: FactTableProps, { facts }: FactSheet): string[] {
  return columns ?? facts.columns.filter(({ isExtra }) => isExtra !== true).map(({ key }) => key);
}
