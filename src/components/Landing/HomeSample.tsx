import { Link } from "gatsby";
import type { ReactElement } from "react";
import { Arrow } from "../Arrow/Arrow";
import { LoadFailure } from "../NearViewport/LoadFailure";
import { type LiveAction, useLive } from "../Sample/useLive";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import * as styles from "./SampleShow.module.css";

/** The recorded request and response; they make room for the reader's own. */
export function HomeSample({ sample }: { readonly sample: Queries.SampleShowItemFragment }): ReactElement {
  const { at, title, label, request, status, isError, response, verifiedWith, run } = sample;
  const { Part, action, start, close } = useLive();
  const isEditing = Part && action?.name === "edit";
  const recorded = (
    <>
      <p className={styles.bar}>
        <strong data-is-error={isError}>{status}</strong>
        <VerifiedMark version={verifiedWith} />
      </p>
      <Code name={`${label}: response`} html={response} className={styles.responseBody} />
    </>
  );
  return (
    <figure className={styles.sample} data-is-live={Boolean(Part)}>
      {!isEditing && (
        <div className={styles.request}>
          <Code name={`${label}: request`} html={request} />
          {__SANDBOX__ && run && <RunButtons onRun={start} />}
        </div>
      )}
      <div className={styles.response}>
        {Part === null && action && <LoadFailure what="Strapi" onRetry={() => start(action.name)} />}
        {Part && action ? (
          <Part
            id={sample.sample}
            page={sample.page}
            code={[{ html: request }]}
            action={action}
            onClose={close}
          >
            {recorded}
          </Part>
        ) : (
          recorded
        )}
      </div>
      <p className={styles.more}>
        <Link to={at}>
          Read more in “{title}”
          <Arrow to="right" />
        </Link>
      </p>
    </figure>
  );
}

function RunButtons({ onRun }: { readonly onRun: (name: LiveAction["name"]) => void }): ReactElement {
  return (
    <p className={`needsScript ${styles.buttons}`}>
      <button type="button" onClick={() => onRun("run")}>
        Run
      </button>
      <button type="button" onClick={() => onRun("edit")}>
        Edit
      </button>
    </p>
  );
}

interface CodeProps {
  /** For a screen reader. */
  readonly name: string;
  readonly html: string;
  readonly className?: string | undefined;
}

/** Scrolls in itself where it must, so the keyboard can stop there. */
function Code({ name, html, className }: CodeProps): ReactElement {
  const region = { tabIndex: 0, role: "group", "aria-label": name };
  return (
    <pre className={`codeScroll ${className ?? ""}`} {...region}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colored and escaped by the compiler. */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
