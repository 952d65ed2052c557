import { graphql, Link } from "gatsby";
import type { ReactElement } from "react";
import { statusPath } from "../../../shared/paths";
import { Arrow } from "../Arrow/Arrow";
import { Tab } from "../Tab/Tab";
import { Tabs } from "../Tabs/Tabs";
import { VerifiedMark } from "../VerifiedMark/VerifiedMark";
import * as styles from "./SampleShow.module.css";

interface SampleShowProps {
  readonly samples: readonly Queries.SampleShowItemFragment[];
  readonly platform: string;
}

/** What this documentation is made of, shown instead of told: requests, and what the platform answered to them. */
export function SampleShow({ samples, platform }: SampleShowProps): ReactElement | null {
  if (samples.length === 0) return null;
  const tabs = samples.map(({ label }, index) => ({ value: String(index), label }));
  return (
    <section className={styles.show} aria-labelledby="samples">
      <h2 id="samples">Requests with real responses</h2>
      <p>
        Every request on these pages was sent to {platform}, and its response was recorded. A check sends all
        of them again, and fails if a response differs. <Link to={statusPath}>Verified samples by area</Link>
      </p>
      <div className={styles.frame}>
        <Tabs id="landing-samples" tabs={tabs}>
          {samples.map((sample, index) => (
            <Tab key={sample.at} value={String(index)} label={sample.label}>
              <Recorded sample={sample} />
            </Tab>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

function Recorded({ sample }: { readonly sample: Queries.SampleShowItemFragment }): ReactElement {
  const { at, title, label, request, status, isError, answer, verifiedWith } = sample;
  return (
    <>
      <Code name={`${label}: request`} html={request} className={styles.request} />
      <p className={styles.bar}>
        <strong data-is-error={isError}>{status}</strong>
        <VerifiedMark version={verifiedWith} />
      </p>
      <Code name={`${label}: answer`} html={answer} className={styles.answer} />
      <p className={styles.more}>
        <Link to={at}>
          Read on in “{title}”
          <Arrow to="right" />
        </Link>
      </p>
    </>
  );
}

interface CodeProps {
  /** For a screen reader. */
  readonly name: string;
  readonly html: string;
  readonly className: string | undefined;
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

export const sampleShowFragment = graphql`
  fragment SampleShowItem on HomeSample {
    label
    at
    title
    request
    status
    isError
    answer
    verifiedWith
  }
`;
