import type { ReactElement } from "react";
import type { DocsStatus } from "../../../shared/areaStatus";
import "../Content/tables.css";
import * as styles from "./StatusTable.module.css";

interface StatusRow extends DocsStatus {
  readonly label: string;
}

interface StatusTableProps {
  readonly rows: readonly StatusRow[];
  readonly total: DocsStatus;
}

const number = new Intl.NumberFormat("en");

/** The state of each area, and of all of them together. */
export function StatusTable({ rows, total }: StatusTableProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="tableScroll" aria-label="State of each area" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Pages</th>
            <th scope="col">Words</th>
            <th scope="col">Code samples</th>
            <th scope="col">Verified samples</th>
            <th scope="col">Statements about Strapi</th>
            <th scope="col">Proven statements</th>
            <th scope="col">Pages never reviewed</th>
            <th scope="col">Problems</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
        <tfoot>
          <Row label="Total" {...total} />
        </tfoot>
      </table>
    </section>
  );
}

function Row({
  label,
  pages,
  words,
  samples,
  verifiedSamples,
  statements,
  provenStatements,
  unreviewedPages,
  problems,
}: StatusRow): ReactElement {
  const cells = {
    pages,
    words,
    samples,
    verifiedSamples,
    statements,
    provenStatements,
    unreviewedPages,
    problems,
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      {Object.entries(cells).map(([name, value]) => (
        <td key={name}>{number.format(value)}</td>
      ))}
    </tr>
  );
}
