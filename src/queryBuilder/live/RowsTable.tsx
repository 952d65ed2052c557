import type { ReactElement } from "react";
import { cellText, type Rows } from "../../requests/rows";
import * as styles from "./LivePane.module.css";

/** The entries of a response, one in a row. */
export function RowsTable({ rows: { columns, entries } }: { readonly rows: Rows }): ReactElement {
  if (entries.length === 0) return <p className={styles.none}>No entry matches the query.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label="Entries">
      <table className={styles.rows}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, values }) => (
            <tr key={id}>
              {columns.map((name) => (
                <td key={name} data-is-empty={values[name] == null} title={cellText(values[name])}>
                  {cellText(values[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
