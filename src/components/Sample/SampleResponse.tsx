import { Link } from "gatsby";
import { type ReactElement, useRef } from "react";
import { CopyButton } from "../CodeBlock/CopyButton";
import { copyableText } from "../CodeBlock/copyableText";
import { maxResponseLines } from "../CodeBlock/FoldButton";
import { notInMarkdown } from "../Content/notInMarkdown";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import { SamplePane } from "./SamplePane";
import * as styles from "./Sample.module.css";

/** What the platform said, in the compiler's markup. */
export interface SampleResponseData {
  /** `200 OK`, or what stands for it where there is no status. */
  readonly label: string;
  readonly isError: boolean;
  /** The media type. */
  readonly type?: string;
  /** `name: value`, of headers that matter. */
  readonly headers?: readonly string[];
  /** The body; missing if the response has none. */
  readonly html?: string;
  readonly lang?: string;
  readonly lines?: number;
  readonly columns?: number;
  /** How many entries of a list are shown, where there are several. */
  readonly entries?: number;
  /** Where the error index explains an error. */
  readonly explained?: string;
  /** What is left out, and why the sample can't run in a browser. */
  readonly note?: string;
}

interface SampleResponseProps extends SampleResponseData {
  /** Unique on the page. */
  readonly id: string;
  readonly verifiedWith?: string | undefined;
}

/** The line with the status, important headers, and the body. */
export function SampleResponse(props: SampleResponseProps): ReactElement {
  const {
    id,
    label,
    isError,
    type,
    headers = [],
    html,
    lang = "text",
    note,
    explained,
    verifiedWith,
  } = props;
  const { lines = 1, columns = 1, entries } = props;
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.response}>
      <div className={styles.bar} {...notInMarkdown}>
        <strong className={styles.status} data-is-error={isError}>
          {label}
        </strong>
        {type && type !== "application/json" && <span>{type}</span>}
        {explained && <Link to={explained}>Explanation</Link>}
        {note && <span>{note}</span>}
        {html === undefined && <span>No body</span>}
        <span className={styles.end}>
          {verifiedWith && <VerifiedMark version={verifiedWith} />}
          {html !== undefined && (
            <span className={`needsScript ${styles.tools}`}>
              <CopyButton language={lang} getText={() => (code.current ? copyableText(code.current) : "")} />
            </span>
          )}
        </span>
      </div>
      {headers.length > 0 && <pre className={styles.headers}>{headers.join("\n")}</pre>}
      {html !== undefined && (
        <SamplePane
          {...{ id, html, lang, lines, columns, code }}
          label={`Response: ${label}`}
          foldAbove={maxResponseLines}
          {...(entries === undefined ? {} : { entries })}
        />
      )}
    </div>
  );
}
