import { Link } from "gatsby";
import type { ReactElement } from "react";
import type { DocsStatus } from "../../../shared/areaStatus";
import * as styles from "./AreaStatus.module.css";

interface AreaStatusProps {
  readonly label: string;
  /** Where the area begins. */
  readonly start: string;
  readonly status: DocsStatus;
}

const number = new Intl.NumberFormat("en");

/** How large an area is, and how many of its samples and statements are verified. */
export function AreaStatus({ label, start, status }: AreaStatusProps): ReactElement {
  const { pages, words, samples, verifiedSamples, problems } = status;
  const { statements, provenStatements, sourcedStatements } = status;
  return (
    <li className={styles.area}>
      <h2>
        <Link to={start}>{label}</Link>
      </h2>
      <p>
        {number.format(pages)} pages, {number.format(words)} words
      </p>
      <p>
        <strong>{number.format(verifiedSamples)}</strong> of {number.format(samples)} samples verified
      </p>
      <Share of={samples} part={verifiedSamples} />
      <p>
        <strong>{number.format(provenStatements)}</strong> of {number.format(statements)} statements proven
      </p>
      <Share of={statements} part={provenStatements} />
      {sourcedStatements > 0 && <p>{number.format(sourcedStatements)} statements from public sources</p>}
      {problems > 0 && <p>{number.format(problems)} problems</p>}
    </li>
  );
}

/** A bar; the sentence above it says the same. */
function Share({ of, part }: { readonly of: number; readonly part: number }): ReactElement {
  return (
    <svg
      className={styles.share}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={of === 0 ? 0 : (100 * part) / of} height="1" />
    </svg>
  );
}
