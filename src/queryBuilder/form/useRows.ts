import { inRow, useParts } from "./BuilderContext";

interface Row {
  readonly id: string;
}

/**
 * Adds and removes rows of a list, and moves the focus to where the reader continues: the new row; after a removal, the next
 * row, or else the previous one, or else the button that adds a row.
 *
 * @param name of the list, as in its add button.
 * @param noun what a row is called in announcements.
 */
export function useRows<T extends Row>(
  rows: readonly T[],
  onChange: (rows: readonly T[]) => void,
  name: string,
  noun: string,
) {
  const { announce, focusNext } = useParts();
  return {
    add: (row: T) => {
      onChange([...rows, row]);
      focusNext(inRow(row.id));
      announce(`Added a ${noun}.`);
    },
    remove: (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      const left = rows.filter((row) => row.id !== id);
      const next = left[Math.min(index, left.length - 1)];
      onChange(left);
      focusNext(next ? inRow(next.id) : `[data-add="${name}"]`);
      announce(`Removed the ${noun}.`);
    },
    replace: (changed: T) => onChange(rows.map((row) => (row.id === changed.id ? changed : row))),
  };
}
